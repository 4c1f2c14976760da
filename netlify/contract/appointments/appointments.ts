import { z } from 'zod'
import { contactMarks } from '#contract/leads/lead-stages.ts'
import { staffTypedNumber } from '#contract/leads/walk-ins.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { line } from '#contract/wire/text.ts'
import { appointmentState, outletId, purpose } from './appointment-parts.ts'

const count = z.number().int().positive()

/** An appointment as staff see it, with its person. */
export const appointment = z.object({
  id: z.uuid(),
  /** Counts the changes of the appointment; a change names the version that its author has seen. */
  version: z.number().int(),
  state: appointmentState,
  purpose,
  startsAt: moment,
  minutes: z.number().int(),
  /** Did the visitor say, before a test ride, that they are 18 and have a licence? */
  hasLicence: z.boolean(),
  /** Did the visitor say that they will come, by the link in their mail or to staff? */
  isConfirmed: z.boolean(),
  outletId,
  outlet: z.string(),
  reference: z.string(),
  leadId: z.uuid(),
  name: z.string(),
  mobile: z.string(),
  model: z.string(),
  marks: z.array(z.enum(contactMarks)),
  /**
   * Whether the visitor is told, by mail or WhatsApp: the reminders, and that staff moved or cancelled the
   * appointment.
   */
  isTold: z.boolean(),
  /**
   * Is the visitor to be called before the appointment, because they are not told, have not said that they
   * come, and may be called?
   */
  isToCall: z.boolean(),
})
export type Appointment = z.infer<typeof appointment>

export const listAppointments = staffEndpoint('GET /api/appointments', {
  summary:
    'The appointments of an Indian calendar day, today unless it is said, by time, of one outlet or all that the caller may see, the outlets that offer times and why they are closed on it, for what the caller may book, and the times of the day that are free for that.',
  query: z.object({ day: calendarDay.optional(), outlet: z.coerce.number().int().positive().optional() }),
  answer: z.object({
    data: z.array(appointment),
    /**
     * The outlets, each with the reason why the outlet is closed on that day; empty where the outlet is open.
     */
    outlets: z.array(z.object({ id: outletId, name: z.string(), closed: z.string() })),
    purposes: z.array(purpose),
    free: z.array(z.object({ outletId, purpose, startsAt: moment, minutes: z.number().int(), free: count })),
  }),
})
export type AppointmentDay = AnswerOf<typeof listAppointments>
export type FreeTime = AppointmentDay['free'][number]

/** A time that staff book for a customer on the phone or at the counter. */
export const booking = z
  .strictObject({
    /** A uuid that the browser makes, so that a repeated call books one appointment only. */
    id: z.uuid(),
    mobile: staffTypedNumber,
    name: line(limits.name).default(''),
    /** The name of a model in links and calls. */
    model: line(limits.model).default(''),
    purpose,
    outletId,
    startsAt: moment,
    hasLicence: z.boolean().default(false),
    /** The lead beside which staff book; of several leads with the number, this lead gets the appointment. */
    leadId: z.uuid().optional(),
  })
  .refine(({ purpose, hasLicence }) => purpose !== 'test-ride' || hasLicence, {
    error: 'Please ask: without a licence nobody may ride.',
    path: ['hasLicence'],
  })
export type Booking = z.output<typeof booking>

export const bookAppointment = staffEndpoint('POST /api/appointments', {
  summary:
    'Books a free time for somebody on the phone or at the counter, in an open lead of the number or in a new one; whoever has that time already has it once. 403 for work of another role, 409 when the time is taken.',
  body: booking,
  answer: appointment,
  status: 201,
})

export const changeAppointment = staffEndpoint('PATCH /api/appointments/:id', {
  summary:
    'Says what became of an appointment, that its visitor will come, or moves it to another free time, and mails a visitor who gave an address when it is moved or cancelled; 409 when somebody changed it since `version`, the time is taken, or it is said to be done or missed before it begins.',
  params: z.object({ id: z.uuid() }),
  body: z.union([
    z.strictObject({
      version: z.int32(),
      state: z.enum(['booked', 'cancelled', 'no-show', 'done']),
    }),
    z.strictObject({ version: z.int32(), startsAt: moment, outletId }),
    z.strictObject({ version: z.int32(), confirms: z.literal(true) }),
  ]),
  answer: appointment,
})
