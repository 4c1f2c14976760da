import { z } from 'zod'
import { password as texts } from '#contract/texts/back-office.ts'
import { limits } from '#contract/wire/limits.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A new password, typed twice alike, beside the proof that the caller may set it. */
export function newPassword<Proof extends z.ZodRawShape>(proof: Proof) {
  return z
    .strictObject({
      ...proof,
      newPassword: z
        .string()
        .min(limits.passwordLength, { error: 'Please use at least 8 characters.' })
        .refine((value) => bytesOf(value) <= limits.passwordBytes, {
          error: 'This password is too long: at most 72 bytes.',
        }),
      confirmPassword: z.string().min(1, { error: 'Please repeat the new password.' }),
    })
    .refine(isTypedTwice, { error: texts.mismatch, path: ['confirmPassword'] })
}

/** The shape is generic, so the type does not know the two fields of the password. */
function isTypedTwice(change: object): boolean {
  const { newPassword, confirmPassword } = change as Record<string, unknown>
  return newPassword === confirmPassword
}
