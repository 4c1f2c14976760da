import { z } from 'zod'
import { t } from './language.ts'
import { isWrittenAsNumber } from './phone-number.ts'

type Text = ReturnType<typeof line>

/**
 * One line of text in any script: trimmed, composed (NFC), without control characters and lone surrogates,
 * each run of white space made one blank. A text longer than `max` characters is refused, not cut.
 */
export function line(max: number) {
  return cleaned((value) => value.replace(/\s+/gu, ' ').trim(), max)
}

/** Several lines of text: like `line`, but line breaks stay. */
export function paragraph(max: number) {
  return cleaned((value) => value.replace(/\r\n?|[\v\f]/g, '\n').trim(), max)
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
  return line(max).refine((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), { error })
}

/** The given schema of a text, which must have the shape of an e-mail address unless it is empty. */
export function email(text: Text): Text {
  return text.refine((value) => value === '' || z.email().safeParse(value).success, {
    error: () => t`Please enter an e-mail address like name@example.com.`,
  })
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

function cleaned(tidy: (value: string) => string, max: number) {
  return (
    z
      .string()
      .max(max * 4, { error: () => tooLong(max) })
      // Publishes the limit that holds after trimming.
      .meta({ maxLength: max })
      .transform((value) => tidy(value.replace(controls, '').replace(halves, '\ufffd').normalize('NFC')))
      .refine((value) => value.length <= max, { error: () => tooLong(max) })
  )
}

/** Control characters that are no white space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

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
