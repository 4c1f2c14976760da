import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { isCallable } from '#contract/wire/phone-number.ts'
import type { FieldDefinition, OddValue } from '../send/form-screen.ts'
import type { Typed } from '../send/read-form.ts'

/**
 * The questions of parts beside the fields, such as a time that was pressed and is not held yet: each element
 * with `data-ask`, which has an id and can take the focus. `field` is that id. With `data-lacking` the
 * element has nothing yet that could be changed.
 */
export function askedBeside(form: HTMLFormElement): OddValue[] {
  return [...form.querySelectorAll<HTMLElement>('[data-ask]')].map(({ id, dataset }) => ({
    field: id,
    words: dataset.ask ?? '',
    isEmpty: 'lacking' in dataset,
  }))
}

const halfDay = t`The day is not whole, so we would not see it.`

/**
 * The form has no field for an e-mail address, so the visitor can only choose another channel or give the
 * address at the counter.
 */
const unknownAddress = t`We do not have your e-mail address. Choose another channel, or send this and give us the address when you visit.`

/**
 * The oddValues about what was typed into a public form, in the order of its fields. `half` names the fields
 * with an incomplete date, whose value the browser reports as empty.
 */
export function oddValuesIn(
  fields: readonly FieldDefinition[],
  typed: Typed,
  half: readonly string[] = [],
): OddValue[] {
  return fields.flatMap((field) => {
    const value = typed[field.name]
    if (half.includes(field.name)) return [{ field: field.name, words: halfDay, isEmpty: false }]
    if (field.kind === 'checkboxes') {
      const ticks = typed[field.name] as Record<string, boolean>
      if (!Object.values(ticks).includes(true))
        return [
          { field: field.name, words: t`Without a channel we cannot send you anything.`, isEmpty: true },
        ]
      const isUnknown = ticks.email === true && !fields.some(({ kind }) => kind === 'email')
      return isUnknown ? [{ field: field.name, words: unknownAddress, isEmpty: false }] : []
    }
    if (typeof value !== 'string') return []
    const words = wordsAbout(field, value.trim())
    return words ? [{ field: field.name, words, isEmpty: value.trim() === '' }] : []
  })
}

/** The purpose of a field is known from its `autocomplete` value. */
function wordsAbout(field: FieldDefinition, value: string): string | undefined {
  const purpose = 'autoComplete' in field ? field.autoComplete : undefined
  if (purpose?.startsWith('tel')) {
    if (!value) return t`We cannot call you back without a number.`
    if (!isCallable(value))
      return t`We cannot call this number. It needs ten digits, and a landline its code in front.`
  }
  if (purpose === 'name' && !value) return t`Without a name we do not know whom to ask for.`
  if (field.kind === 'email' && value && !/^\S+@\S+\.\S+$/.test(value))
    return t`We cannot write to this e-mail address.`
  if (field.kind === 'date' && value) return wordsAboutDay(value)
  return undefined
}

const yearMs = 366 * 86_400_000

/**
 * A year that is half typed, such as 0026, or far from now, such as 9999, is as useless as a day that passed.
 */
function wordsAboutDay(day: string): string | undefined {
  const now = Date.now()
  const [year = ''] = day.split('-')
  if (day < indianDay(new Date(now - yearMs)) || day > indianDay(new Date(now + yearMs)))
    return t`The year ${year} is far from now. Is it right?`
  return day < indianDay(new Date(now)) ? t`The day you chose has passed.` : undefined
}
