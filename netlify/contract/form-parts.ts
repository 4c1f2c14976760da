import { z } from 'zod'
import { limits } from './limits.ts'
import { line, paragraph } from './text.ts'

/** What a visitor adds in words of their own; may stay empty. */
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
