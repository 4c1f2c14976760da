import { z } from 'zod'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { digits, email, line, paragraph, requiredLine } from '#contract/wire/text.ts'

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

/** The fields of a person who asks; an e-mail address must look like one when given. */
export const asker = {
  name: requiredLine(limits.name, () => t`Please enter your name.`),
  mobile: digits(requiredLine(limits.mobile, () => t`Please enter your mobile number.`)),
  email: email(line(limits.email)).default(''),
  pinCode: optionalLine(limits.short),
}
