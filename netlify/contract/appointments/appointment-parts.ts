import { z } from 'zod'
import { moment } from '#contract/wire/moment.ts'
import { translated } from '#contract/wire/translated.ts'
import { type AppointmentState, appointmentStates, purposeIds } from './appointment-words.ts'

export const purpose = z.enum(purposeIds)
export const appointmentState = z.enum(
  appointmentStates.map(({ id }) => id) as [AppointmentState, ...AppointmentState[]],
)
export const outletId = z.number().int().positive()

/** The uuid that a browser makes for a hold, so that the server knows later whose hold it is. */
export const holdToken = z.uuid()

/**
 * A time that a visitor chose beside a form, as the enquiry's context carries it; `hasLicence` is asked
 * before a test ride.
 */
export const chosenSlot = z.object({
  token: holdToken,
  // A draft in the browser holds every value as text.
  outletId: z.coerce.number().pipe(outletId),
  startsAt: moment,
  hasLicence: z.boolean().default(false),
})

/**
 * An appointment as its visitor reads it; `link` is the text behind `#` in the address of the appointment's
 * page, `vehicle` the name of a vehicle of ours and empty for any other, `isFirst` says that the time was
 * never changed, and `isConfirmed` that the visitor said that they will come.
 */
export const visitorAppointment = z.object({
  state: appointmentState,
  purpose,
  vehicle: z.string(),
  isFirst: z.boolean(),
  isConfirmed: z.boolean(),
  startsAt: moment,
  minutes: z.number().int(),
  outlet: z.object({
    id: outletId,
    name: translated(z.string()),
    address: translated(z.string()),
    phone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  reference: z.string(),
  link: z.string(),
})
export type VisitorAppointment = z.infer<typeof visitorAppointment>
