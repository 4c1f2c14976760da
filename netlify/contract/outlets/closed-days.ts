import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { limits } from '#contract/wire/limits.ts'
import { requiredLine } from '#contract/wire/text.ts'

/**
 * A day (ISO 8601, in India) on which every outlet is closed, and the reason. The closed days of one outlet
 * are written with that outlet.
 */
export const closedDay = z.object({
  id: z.number().int().positive(),
  day: calendarDay,
  words: requiredLine(limits.short, 'Please say why it is closed.'),
})
export type ClosedDay = z.infer<typeof closedDay>

const message = z.string()

export const listClosedDays = staffEndpoint('GET /api/closedDays', {
  onlyFor: editors,
  summary: 'Days on which every outlet is closed, from today (India) on, the next first.',
  answer: z.array(closedDay),
})

export const addClosedDay = staffEndpoint('POST /api/closedDays', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Closes every outlet on one day. 422 when that day stands there already.',
  body: z.strictObject({ day: closedDay.shape.day, words: closedDay.shape.words }),
  answer: z.object({ message, closedDay }),
  status: 201,
  purges: ['dealers'],
})

export const deleteClosedDay = staffEndpoint('DELETE /api/closedDays/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Opens every outlet on that day again; 404 when it stands there no more.',
  params: idParams,
  answer: z.object({ message }),
  purges: ['dealers'],
})
