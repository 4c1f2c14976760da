import { isCallable } from '#contract/phone-number.ts'
import { indianDay } from '#web/lib/dates.ts'
import type { FieldDefinition } from './form-definition.ts'
import type { Typed } from './read-form.ts'

/** Why an enquiry may be of no use as it stands. It is asked about once and never refused. */
export interface Doubt {
  /** The field that would mend it. */
  field: string
  words: string
  isEmpty: boolean
}

/** What is doubtful about what was typed into a public form, in the order of its fields. */
export function doubtsAbout(fields: readonly FieldDefinition[], typed: Typed): Doubt[] {
  return fields.flatMap((field) => {
    const value = typed[field.name]
    if (field.kind === 'checkboxes') {
      const ticks = Object.values(typed[field.name] as Record<string, boolean>)
      const words = 'Without a channel we cannot send you anything.'
      return ticks.includes(true) ? [] : [{ field: field.name, words, isEmpty: true }]
    }
    if (typeof value !== 'string') return []
    const words = wordsAbout(field, value.trim())
    return words ? [{ field: field.name, words, isEmpty: value.trim() === '' }] : []
  })
}

/** The browser's own name for what a field holds tells what it is good for. */
function wordsAbout(field: FieldDefinition, value: string): string | undefined {
  const purpose = 'autoComplete' in field ? field.autoComplete : undefined
  if (purpose?.startsWith('tel')) {
    if (!value) return 'We cannot call you back without a number.'
    if (!isCallable(value))
      return 'We cannot call this number. It needs ten digits, and a landline its code in front.'
  }
  if (purpose === 'name' && !value) return 'Without a name we do not know whom to ask for.'
  if (field.kind === 'email' && value && !/^\S+@\S+\.\S+$/.test(value))
    return 'We cannot write to this e-mail address.'
  if (field.kind === 'date' && value && value < indianDay(new Date())) return 'The day you chose has passed.'
  return undefined
}
