import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { line, requiredLine } from '#contract/wire/text.ts'

const degrees = (from: number, to: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,2}(\.\d{1,8})?$/, { error })
    .transform(Number)
    .refine((value) => value >= from && value <= to, { error })

/** A place as a file has it: every cell a text, which this schema reads. */
export const typedPlace = z.strictObject({
  name: requiredLine(80, 'Please enter the name of the place.'),
  district: requiredLine(80, 'Please enter its district.'),
  /** The PIN code; empty where it is not known, or where a town has many. */
  pin: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d{5})?$/, { error: 'Please enter six digits, or nothing.' }),
  latitude: degrees(6, 38, 'Please enter degrees north within India, such as 20.463.'),
  longitude: degrees(68, 98, 'Please enter degrees east within India, such as 85.880.'),
  /** Other spellings, also in other scripts, with blanks between them. */
  otherNames: line(200),
})

/** A town or village from which a visitor measures how far an outlet is. */
export const place = z.object({
  name: z.string(),
  district: z.string(),
  pin: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  otherNames: z.string(),
})
export type Place = z.infer<typeof place>

/** The most places of a list: a device searches all of them. */
export const mostPlaces = 5_000

export const listPlaces = visitorEndpoint('GET /api/places', {
  summary:
    'The towns and villages around the outlets, in order; devices look up in them what a visitor types.',
  answer: z.array(place),
  cacheTags: ['places'],
})
