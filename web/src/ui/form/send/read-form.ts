import { t } from '#contract/wire/language.ts'
import type { FieldDefinition, FormDefinition } from './form-definition.ts'

type Value = string | boolean | File | null | Record<string, boolean>

/** What stands in a form, by the names of its fields. */
export type Typed = Record<string, Value>

/** A field that no person sees: what stands in it was written by a robot, or filled in by the browser. */
export const trapName = 'website'

/** Stands under a field whose form has one sentence for everything that is required. */
export const missing = t`Please fill in this field.`

/** Reads the controls of a form as its definition names them. */
export function readForm(form: HTMLFormElement, fields: readonly FieldDefinition[]): Typed {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field.name, readField(form, data, field)]))
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

/** Checks what was typed: the body to send, or words by the name of each failing field. */
export async function checkForm<Body extends object, Answer>(
  { fields, loadSchema, refusal }: FormDefinition<Body, Answer>,
  typed: Typed,
): Promise<{ body?: Body; errors: Record<string, string> }> {
  const errors: Record<string, string> = {}
  const message = { ...typed }
  for (const field of fields) {
    if (field.kind !== 'agreement') continue
    if (!typed[field.name]) errors[field.name] = field.refusal
    delete message[field.name]
  }
  const result = (await loadSchema()).safeParse(message)
  for (const issue of result.error?.issues ?? []) {
    // The sentence for all of them stands on top; under a field it would only be repeated.
    errors[issue.path.join('.')] ??= issue.message === refusal ? missing : issue.message
  }
  return result.success && Object.keys(errors).length === 0 ? { body: result.data, errors } : { errors }
}

/** Tells one message from another, for the key of an enquiry; a file counts by name, size and date. */
export function fingerprintOf(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

/**
 * What a form tells about how it was filled in: milliseconds since it was touched first, and whether the trap was
 * filled.
 */
export function formSignals(form: HTMLFormElement, since: number): string {
  const isFilled = new FormData(form).get(trapName)
  return `t=${Math.max(0, Math.round(Date.now() - since))};h=${isFilled ? 1 : 0}`
}
