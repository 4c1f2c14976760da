import { z } from 'zod'
import { visitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { voucher } from '#contract/payments/payment.ts'
import { refundLines } from '#contract/payments/payment-settings.ts'
import { rupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { translated } from '#contract/wire/translated.ts'
import { moveReasonIds } from './order-steps.ts'
import { orderPaper, orderState, orderStepId } from './orders.ts'

/** An order as its buyer reads it; the days are days in India. */
export const ownOrder = z.object({
  state: orderState,
  vehicle: z.string(),
  variant: translated(z.string()),
  colour: translated(z.string()),
  /** Written without gaps; empty until the vehicle is registered. */
  registrationNumber: z.string(),
  changedAt: moment,
  /** The papers that are still to be brought. */
  papers: z.array(orderPaper),
  /** `moved`: the day that was planned before, and why another one is; null where no day to come moved. */
  steps: z.array(
    z.object({
      step: orderStepId,
      plannedOn: calendarDay,
      doneOn: calendarDay.nullable(),
      moved: z.object({ from: calendarDay, because: z.enum(moveReasonIds) }).nullable(),
    }),
  ),
  /** The time that is booked to take the vehicle home; null without one. */
  deliveryAt: moment.nullable(),
  outlet: visitorAppointment.shape.outlet,
  /** The buyer's name, for the vouchers; empty without any. */
  name: z.string(),
  token: z.object({
    /** What came and waits for a person, because it is not what was asked for. */
    waiting: rupees,
    /** What is asked for now, and what of it comes back on cancelling; null where nothing is. */
    asked: z
      .object({
        amount: rupees,
        /** The number of the order in bank statements. */
        reference: z.string(),
        /** Empty where the dealer takes no UPI. */
        upiId: z.string(),
        payee: z.string(),
        refundLines,
        /** Whether a payment provider takes the token too. */
        isOnline: z.boolean(),
        /** When the buyer last went there, within a day; null for not at all. */
        begunAt: moment.nullable(),
      })
      .nullable(),
  }),
  vouchers: z.array(voucher),
})
export type OwnOrder = z.infer<typeof ownOrder>

export const readOwnOrder = visitorEndpoint('POST /api/order', {
  summary: 'The order of a link; 404 when the link is none of ours.',
  /** The text behind `#` in the address: the order and the key that this server made for it. */
  body: z.strictObject({ link: z.string().max(200) }),
  answer: ownOrder,
})
