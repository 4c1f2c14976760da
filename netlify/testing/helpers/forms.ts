import { routes } from '#contract/routes.ts'
import { type FormName, formTables } from '#server/data/form-rows.ts'

/** Every form a visitor can send without a file, with its path and the table it is stored in. */
export const formNames: readonly { name: FormName; path: string; table: string }[] = (
  Object.keys(formTables) as FormName[]
).map((name) => ({ name, path: routes[name].path, table: formTables[name].table }))
