import { forms, type PlainFormName, plainForms } from '#contract/enquiries/forms.ts'

/** Every form a visitor can send without a file, with its path and the table it is stored in. */
export const formNames: readonly { name: PlainFormName; path: string; table: string }[] = plainForms.map(
  (name) => ({ name, path: forms[name].path, table: forms[name].table }),
)
