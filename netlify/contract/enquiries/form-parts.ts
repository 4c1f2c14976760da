import { z } from 'zod'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { digits, email, isVisible, line, paragraph, requiredLine } from '#contract/wire/text.ts'

/** The visitor's own words; may stay empty. */
export const message = paragraph(limits.message).default('')

/** A line that may stay empty or be left out. */
export const optionalLine = (max: number) => line(max).default('')

/** One of a closed set, or nothing. */
export function choice<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z
    .enum(choices)
    .nullish()
    .or(z.literal(''))
    .transform((value) => value || null)
}

/**
 * The tick of a person who has no e-mail address. It is left out where it is not set, so that the body of
 * everybody else is the one of the specification.
 */
export const noEmail = z
  .boolean()
  .optional()
  .transform((isTicked) => isTicked || undefined)

/**
 * The check of a body whose e-mail address is required unless `noEmail` is ticked; `words` are said under the
 * address. The check runs beside those of the fields, so that everything that is missing is said at once.
 */
export function emailOrTick<Field extends string>(field: Field, words: () => string) {
  const isGiven = (body: Record<Field, string> & { noEmail?: boolean | undefined }) =>
    body.noEmail === true || isVisible(body[field])
  const hasText = z.looseObject({ [field]: z.string() })
  const isText = ({ value }: { value: unknown }) => hasText.safeParse(value).success
  const rule = { error: words, path: [field as PropertyKey], when: isText }
  return [isGiven, rule] as const
}

/** The fields of a person who asks; an e-mail address must look like one when given. */
export const asker = {
  name: requiredLine(limits.name, () => t`Please enter your name.`),
  mobile: digits(requiredLine(limits.mobile, () => t`Please enter your mobile number.`)),
  email: email(line(limits.email)).default(''),
  pinCode: optionalLine(limits.short),
}
