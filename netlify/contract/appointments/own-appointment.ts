import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { outletId, visitorAppointment } from './appointment-parts.ts'

/**
 * The text behind `#` in the address of an appointment: its enquiry and the key that this server made for it.
 */
const link = z.string().max(200)

export const readOwnAppointment = visitorEndpoint('POST /api/visit', {
  summary: 'The appointment of a link; 404 when the link is none of ours.',
  body: z.strictObject({ link }),
  answer: visitorAppointment,
})

export const changeOwnAppointment = visitorEndpoint('PATCH /api/visit', {
  summary:
    'Moves the appointment of a link to another free time, at most five times, cancels it (`to` is null), or confirms that its visitor comes; 404 when the link is none of ours, 409 when the time is taken, the appointment is over or was moved too often.',
  body: z.union([
    z.strictObject({ link, to: z.strictObject({ outletId, startsAt: moment }).nullable() }),
    z.strictObject({ link, confirms: z.literal(true) }),
  ]),
  answer: visitorAppointment,
})
