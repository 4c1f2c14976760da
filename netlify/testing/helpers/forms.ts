import { forms, type PlainFormName, plainForms } from '#contract/enquiries/forms.ts'

/** Every form that a visitor can send without a file, with its path and its table. */
export const formNames: readonly { name: PlainFormName; path: string; table: string }[] = plainForms.map(
  (name) => ({ name, path: forms[name].path, table: forms[name].table }),
)
