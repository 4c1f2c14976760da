import { z } from 'zod'

type Text = ReturnType<typeof line>

/**
 * One line of text in any script: trimmed, composed (NFC), without NUL and lone surrogates, each run of white space
 * made one blank. A text longer than `max` characters is refused, not cut.
 */
export function line(max: number) {
  return cleaned((value) => value.replace(/\s+/gu, ' ').trim(), max)
}

/** Several lines of text: as `line`, but line breaks stay. */
export function paragraph(max: number) {
  return cleaned((value) => value.replace(/\r\n?/g, '\n').trim(), max)
}

/** As `line`, but an empty text is refused with `message`. */
export function requiredLine(max: number, message = 'Please fill in this field.') {
  return line(max).refine((value) => value.length > 0, { error: message })
}

/** As the text given, and in the shape of an e-mail address when something stands there. */
export function email(text: Text): Text {
  return text.refine((value) => value === '' || z.email().safeParse(value).success, {
    error: 'Please enter an e-mail address like name@example.com.',
  })
}

/** As the text given, and a telephone number when something stands there: digits, blanks, dashes and a plus in front. */
export function digits(text: Text): Text {
  return text.refine((value) => value === '' || /^\+?[\d\s-]*\d[\d\s-]*$/.test(value), {
    error: 'Please use digits only.',
  })
}

function cleaned(tidy: (value: string) => string, max: number) {
  return (
    z
      .string()
      .max(max * 4, { error: tooLong(max) })
      // Publishes the limit that holds after trimming.
      .meta({ maxLength: max })
      .transform((value) => tidy(value.replaceAll('\u0000', '').toWellFormed().normalize('NFC')))
      .refine((value) => value.length <= max, { error: tooLong(max) })
  )
}

function tooLong(max: number): string {
  return `Please use at most ${max} characters.`
}
