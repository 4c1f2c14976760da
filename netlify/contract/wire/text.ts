import { z } from 'zod'
import { t } from './language.ts'
import { isWrittenAsNumber } from './phone-number.ts'

type Text = ReturnType<typeof line>

/**
 * One line of text in any script: trimmed, composed (NFC), without control characters, marks that cannot be
 * seen and lone surrogates, each run of white space made one blank. A text longer than `max` characters is
 * refused, not cut.
 */
export function line(max: number) {
  return cleaned((value) => value.replace(/\s+/gu, ' ').trim(), max, oneLine)
}

/** Several lines of text: like `line`, but line breaks stay. */
export function paragraph(max: number) {
  return cleaned((value) => value.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n').trim(), max, severalLines)
}

/**
 * A text that must equal one that is stored somewhere: nothing in it is mended, and a text that no database
 * can hold is refused.
 */
export function exact(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !unstorable.test(value), { error: 'Please reload the page and try again.' })
}

/**
 * Like `line`, but a text without any visible character is refused with `error`: a function where visitors
 * read the words, because the server looks them up in the language of each call.
 */
export function requiredLine(
  max: number,
  error: string | (() => string) = () => t`Please fill in this field.`,
) {
  return line(max).refine(isVisible, { error }).meta({ minLength: 1 })
}

/** Whether a text has any character that can be seen. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}

/** The given schema of a text, which must have the shape of an e-mail address unless it is empty. */
export function email(text: Text): Text {
  return text
    .refine((value) => value === '' || emailAddress.test(value), {
      error: () => t`Please enter an e-mail address like name@example.com.`,
    })
    .meta({ pattern: `^$|${emailAddress.source}` })
}

/**
 * The given schema of a text, which must be a telephone number unless it is empty: digits of any script, gaps
 * and a plus in front.
 */
export function digits(text: Text): Text {
  return text.refine((value) => value === '' || isWrittenAsNumber(value), {
    error: () => t`Please use digits only.`,
  })
}

/** Letters and digits of every script, as a part of a pattern that the database understands too. */
const letters = 'A-Za-z0-9\\u00a1-\\u1fff\\u200c\\u200d\\u2c00-\\ud7ff\\uf900-\\ufefe'

/**
 * The shape of an e-mail address; its domain may be written in any script, or as `xn--…`, which browsers make
 * of such a domain.
 */
export const emailAddress: RegExp = new RegExp(
  `^(?:[${letters}_'+\\-]+\\.)*[${letters}_'+\\-]*[${letters}_+\\-]@` +
    `(?:[${letters}][${letters}\\-]*\\.)+(?:[A-Za-z\\u00a1-\\u1fff\\u200c\\u200d\\u2c00-\\ud7ff]{2,}|xn--[A-Za-z0-9\\-]+)$`,
)

function cleaned(tidy: (value: string) => string, max: number, clean: RegExp) {
  const error = () => tooLong(max)
  return (
    z
      .string()
      .max(max * 4, { error })
      // Publishes the limit that holds after trimming.
      .meta({ maxLength: max })
      .transform((value) =>
        tidy(value.replace(controls, '').replace(unseen, '').replace(halves, '\ufffd').normalize('NFC')),
      )
      // What a tidied text is, in a form that a schema of JSON can say: the checks of the database are made
      // of it.
      .pipe(z.string().max(max, { error }).regex(clean))
  )
}

/** Control characters that are no white space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

/**
 * Marks that nobody sees and that turn the order of letters around, or hide letters from a search. The two
 * joiners U+200C and U+200D are no such marks: Odia, Hindi and emoji are written with them.
 */
const marks = '\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff'
const unseen = new RegExp(`[${marks}]`, 'g')

/** A text without the marks that nobody sees, which come along when cells are copied. */
export function withoutMarks(text: string): string {
  return text.replace(unseen, '')
}

/** A tidied line, and several: neither of the characters above, nor a break that does not belong there. */
export const oneLine: RegExp = new RegExp(`^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029${marks}]*$`)
export const severalLines: RegExp = new RegExp(
  `^[^\\u0001-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029${marks}]*$`,
)

/**
 * Halves of a surrogate pair without the other half: `toWellFormed` would do the same, but Chrome 109 has
 * none.
 */
const halves = /\p{Surrogate}/gu

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for the zero character
const unstorable = /\u0000|\p{Surrogate}/u

function tooLong(max: number): string {
  return t`Please use at most ${max} characters.`
}
