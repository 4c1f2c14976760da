import { t } from '#contract/wire/language.ts'
import { isCodeGone } from '#web/lib/api/renewed-site.ts'
import type { FieldDefinition, FormScreen } from './form-screen.ts'

type Value = string | boolean | File | null | Record<string, boolean>

/** The values in a form, by the names of its fields. */
export type Typed = Record<string, Value>

/** The name of a hidden field. A value in that field was written by a robot or by the browser's autofill. */
export const trapName = 'website'

/** The message under an empty required field, in a form with one sentence for all required fields. */
export const missing = t`Please fill in this field.`

/** Reads the controls that the definition of a form names. */
export function readForm(form: HTMLFormElement, fields: readonly FieldDefinition[]): Typed {
  const data = new FormData(form)
  return Object.fromEntries([
    ...fields.map((field) => [field.name, readField(form, data, field)]),
    ...fields.flatMap((field) => noneOf(field) ?? []).map((name) => [name, data.has(name)]),
  ])
}

/** The name of the box below an e-mail field that says that there is no address. */
export function noneOf(field: FieldDefinition | undefined): string | undefined {
  return field?.kind === 'email' ? field.none?.name : undefined
}

function readField(form: HTMLFormElement, data: FormData, field: FieldDefinition): Value {
  switch (field.kind) {
    case 'checkbox':
    case 'agreement':
      return data.has(field.name)
    case 'checkboxes':
      return Object.fromEntries(
        [field.all, ...field.boxes].map(({ name }) => [name, data.has(boxName(field.name, name))]),
      )
    case 'file': {
      const control = form.elements.namedItem(field.name)
      return control instanceof HTMLInputElement ? (control.files?.[0] ?? null) : null
    }
    default:
      return String(data.get(field.name) ?? '')
  }
}

/** The name of one box of a group among the form's controls. */
export function boxName(group: string, box: string): string {
  return `${group}.${box}`
}

/**
 * Checks the typed values: answers the body to send, or messages by the name of each wrong field. A public
 * form whose schema cannot be fetched, because the connection was gone before the form was touched, is sent
 * as it was typed, and the server checks it alone.
 */
export async function checkForm<Body extends object, Answer>(
  { fields, loadSchema, refusal, beside, later }: FormScreen<Body, Answer>,
  typed: Typed,
): Promise<{ body?: Body; errors: Record<string, string> }> {
  const errors: Record<string, string> = {}
  const message: object & Typed = { ...typed, ...beside }
  for (const field of fields) {
    if (field.kind !== 'agreement') continue
    if (!typed[field.name]) errors[field.name] = field.refusal
    delete message[field.name]
  }
  const schema = await loadSchema().catch(async (error: unknown) => {
    if (!later || (await isCodeGone(error))) throw error
  })
  // The cast is needed because nothing but the schema knows the shape of the body.
  if (!schema) return Object.keys(errors).length === 0 ? { body: message as Body, errors } : { errors }
  const result = schema.safeParse(message)
  for (const issue of result.error?.issues ?? []) {
    // The sentence for all required fields is shown above the form, and would only be repeated under each
    // field.
    errors[issue.path.join('.')] ??= issue.message === refusal ? missing : issue.message
  }
  return result.success && Object.keys(errors).length === 0 ? { body: result.data, errors } : { errors }
}

/**
 * A text that differs whenever the body differs, for the key of an enquiry; a file counts by name, size and
 * date.
 */
export function fingerprintOf(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

/**
 * The record of how a form was filled in: milliseconds since the first touch, and whether the trap was
 * filled.
 */
export function formSignals(form: HTMLFormElement, since: number): string {
  const isFilled = new FormData(form).get(trapName)
  return `t=${Math.max(0, Math.round(Date.now() - since))};h=${isFilled ? 1 : 0}`
}
