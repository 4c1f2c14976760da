import { z } from 'zod'
import { routes } from './all-routes.ts'
import { appointmentState, outletId, purpose } from './appointment-parts.ts'
import { calendarDay } from './calendar-day.ts'
import { type AnswerOf, endpoint } from './endpoint.ts'
import { contactMarks } from './lead-stages.ts'
import { moment } from './moment.ts'

/** An appointment as staff see it, with its person. */
export const appointment = z.object({
  id: z.uuid(),
  /** Counts changes; a change names the version that its author has seen. */
  version: z.number().int(),
  state: appointmentState,
  purpose,
  startsAt: moment,
  minutes: z.number().int(),
  /** Said to be 18 and to have a licence, before a test ride. */
  hasLicence: z.boolean(),
  outletId,
  outlet: z.string(),
  reference: z.string(),
  leadId: z.uuid(),
  name: z.string(),
  mobile: z.string(),
  model: z.string(),
  marks: z.array(z.enum(contactMarks)),
})
export type Appointment = z.infer<typeof appointment>

export const listAppointments = endpoint({
  name: 'listAppointments',
  ...routes.listAppointments,
  role: 'staff',
  summary:
    'The appointments of an Indian calendar day, today unless it is said, by time, of one outlet or all that the caller may see, and the outlets that offer times.',
  query: z.object({ day: calendarDay.optional(), outlet: z.coerce.number().int().positive().optional() }),
  answer: z.object({
    data: z.array(appointment),
    outlets: z.array(z.object({ id: outletId, name: z.string() })),
  }),
})
export type AppointmentDay = AnswerOf<typeof listAppointments>

export const changeAppointment = endpoint({
  name: 'changeAppointment',
  ...routes.changeAppointment,
  role: 'staff',
  summary:
    'Says what became of an appointment, or moves it to another free time; 409 when somebody changed it since `version`, or the time is taken.',
  params: z.object({ id: z.uuid() }),
  body: z.union([
    z.strictObject({
      version: z.int32(),
      state: z.enum(['booked', 'cancelled', 'no-show', 'done']),
    }),
    z.strictObject({ version: z.int32(), startsAt: moment, outletId }),
  ]),
  answer: appointment,
})
