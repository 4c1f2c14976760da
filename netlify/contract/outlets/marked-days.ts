import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { limits } from '#contract/wire/limits.ts'
import { requiredLine } from '#contract/wire/text.ts'

/**
 * A day (ISO 8601, in India) that the dealer marked as a good one to take a vehicle home, under the dealer's
 * own name for it.
 */
export const markedDay = z.object({
  id: z.number().int().positive(),
  day: calendarDay,
  words: requiredLine(limits.short, 'Please give the day a name.'),
})
export type MarkedDay = z.infer<typeof markedDay>

const message = z.string()

export const listMarkedDays = staffEndpoint('GET /api/markedDays', {
  onlyFor: editors,
  summary: 'The days marked for deliveries, from today (India) on, the next first.',
  answer: z.array(markedDay),
})

export const addMarkedDay = staffEndpoint('POST /api/markedDays', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Marks a day for deliveries under a name. 422 when the day is marked already.',
  body: markedDay.pick({ day: true, words: true }).strict(),
  answer: z.object({ message, markedDay }),
  status: 201,
})

export const deleteMarkedDay = staffEndpoint('DELETE /api/markedDays/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Takes the mark from a day; 404 when it is not marked any more.',
  params: idParams,
  answer: z.object({ message }),
})
