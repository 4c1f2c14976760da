import { z } from 'zod'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { type AnswerOf, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { translated } from '#contract/wire/translated.ts'
import { holdToken, outletId, purpose } from './appointment-parts.ts'

const message = z.string()

export const listSlots = visitorEndpoint('GET /api/slots', {
  summary:
    'The outlets that offer times for a purpose, of a `model` whose line single outlets have (electric, big bikes) those alone, and of the named outlet its free times of the fourteen days from `from` (an Indian calendar day), with how many places each has.',
  query: z.object({
    purpose: purpose.default('test-ride'),
    outlet: z.coerce.number().int().positive().optional(),
    from: calendarDay.optional(),
    model: z.string().max(limits.model).optional(),
  }),
  answer: z.object({
    outlets: z.array(
      z.object({
        id: outletId,
        name: translated(z.string()),
        address: translated(z.string()),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
    slots: z.array(z.object({ startsAt: moment, minutes: z.number().int(), free: z.number().int() })),
    /** The days that the dealer marked as good ones to take a vehicle home, each with its name. */
    marks: z.array(z.object({ day: calendarDay, words: translated(z.string()) })).optional(),
  }),
})
export type Slots = AnswerOf<typeof listSlots>
/** The fact of a slot by which it is chosen. */
export type Time = Pick<Slots['slots'][number], 'startsAt'>

export const holdSlot = visitorEndpoint('POST /api/slots/holds', {
  summary:
    'Holds a time for ten minutes under a token that the browser makes; another time under the same token gives the first one back. 409 when it is taken. An address holds 24 at once, half of the places that an outlet has on a day, and sixty times in ten minutes.',
  body: z
    .strictObject({
      purpose,
      outletId,
      startsAt: moment,
      token: holdToken,
      hasLicence: z.boolean().default(false),
    })
    // Staff book deliveries, for whoever has an order.
    .refine(({ purpose }) => purpose !== 'delivery', { error: 'Staff book this time.', path: ['purpose'] })
    .refine(({ purpose, hasLicence }) => purpose !== 'test-ride' || hasLicence, {
      error: () => t`Please confirm that you are 18 and have a licence.`,
      path: ['hasLicence'],
    }),
  answer: z.object({ heldUntil: moment }),
})

export const releaseSlot = visitorEndpoint('POST /api/slots/releases', {
  summary: 'Gives the time of a token back; a repeat changes nothing.',
  body: z.strictObject({ token: holdToken }),
  answer: z.object({ message }),
})
