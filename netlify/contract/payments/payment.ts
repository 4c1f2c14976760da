import { z } from 'zod'
import { rupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { moment } from '#contract/wire/moment.ts'
import { line } from '#contract/wire/text.ts'
import { paymentWayIds, waitReasons } from './payment-lists.ts'
import { refundLines } from './payment-settings.ts'

/** What of a payment went back; `byTable` is what its lines return. */
const refund = z.object({
  id: z.uuid(),
  /** Of the refund voucher. */
  number: z.string(),
  amount: rupees,
  byTable: rupees,
  /** Why another amount than that of the table went back; empty otherwise. */
  because: z.string(),
  way: z.enum(paymentWayIds),
  /** The bank's or the provider's id of what went back; empty without one. */
  reference: z.string(),
  madeAt: moment,
  madeBy: z.string(),
})

/** A payment on an order as staff see it. */
export const payment = z.object({
  id: z.uuid(),
  /** `waiting`: the money came through a link, and a person looks at it before it has its voucher. */
  state: z.enum(['received', 'waiting']),
  cameAs: z.enum(['', ...(Object.keys(waitReasons) as (keyof typeof waitReasons)[])]),
  amount: rupees,
  way: z.enum(paymentWayIds),
  /** The bank's or the provider's id of the payment; empty without one. */
  reference: z.string(),
  /** The day in India on which the buyer paid. */
  paidOn: calendarDay,
  receivedAt: moment.nullable(),
  receivedBy: z.string(),
  /** Of the receipt voucher; empty while it waits. */
  number: z.string(),
  gstin: z.string(),
  goods: z.string(),
  /** What held for returning it when it was made. */
  refundLines,
  refund: refund.nullable(),
})
export type Payment = z.output<typeof payment>

/** A receipt voucher, with the refund voucher where something went back, as the buyer reads both. */
export const voucher = payment
  .pick({ number: true, amount: true, way: true, reference: true, paidOn: true, gstin: true, goods: true })
  .extend({
    issuedAt: moment,
    refund: refund.pick({ number: true, amount: true, way: true, reference: true, madeAt: true }).nullable(),
  })
export type Voucher = z.output<typeof voucher>

/** What goes back of what was paid: by the table, or another amount with a reason. */
export const refundChoice = z.strictObject({
  /** What the table returned when the caller saw it. */
  seen: rupees,
  /** Another amount than that; a manager or the owner chooses it. */
  amount: rupees.optional(),
  because: line(200).default(''),
  /** Another way than the payment came. */
  way: z.enum(paymentWayIds).optional(),
  reference: line(60).default(''),
})
export type RefundChoice = z.output<typeof refundChoice>
