import { z } from 'zod'
import { t } from '#contract/wire/language.ts'
import { mostPhotos, photoLost } from './photo-limits.ts'

/** The name of a photograph in the private bucket, as the server made it. */
export const photoName = z.string().regex(/^[0-9a-f]{64}\.(?:webp|jpg)$/)

/**
 * The names of photographs that were uploaded before: a list, or one text with blanks as a form's control
 * holds it.
 */
export const photoPaths = z
  .union([
    z.array(z.string()),
    z
      .string()
      .max(1_000)
      .transform((text) => text.split(' ').filter(Boolean)),
  ])
  .refine((names) => names.length <= mostPhotos, {
    error: () => t`Please send at most ${mostPhotos} photographs.`,
  })
  .refine((names) => !names.includes(photoLost), {
    error: () => t`A photograph has not arrived. Please try it again, or take it out.`,
  })
  .refine((names) => names.every((name) => photoName.safeParse(name).success), {
    error: () => t`Please wait until every photograph has arrived, or take it out.`,
  })
  .default([])
