import { z } from 'zod'
import { orderWriters } from '#contract/orders/order-roles.ts'
import { order } from '#contract/orders/orders.ts'
import { rupees, typedRupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { line } from '#contract/wire/text.ts'
import { refundChoice } from './payment.ts'
import { notedWayIds } from './payment-lists.ts'

const params = z.object({ id: z.uuid() })

const receiving = z.strictObject({
  /** A uuid that the browser makes, so that a repeated call notes one payment. */
  id: z.uuid(),
  amount: typedRupees,
  way: z.enum(notedWayIds),
  reference: line(60).default(''),
  paidOn: calendarDay,
  /** What was received on the order as the caller saw it, less what went back. */
  seen: rupees,
})
export type Receiving = z.output<typeof receiving>

export const receivePayment = staffEndpoint('POST /api/orders/:id/payments', {
  onlyFor: orderWriters,
  summary:
    'Notes what a buyer paid on an order, with a receipt voucher; a repeat with the same id notes one. 409 when another sum stands there than the caller saw, 422 above the cap, for a day to come, ₹2,00,000 or more in cash, or a reference that another payment has.',
  params,
  body: receiving,
  answer: order,
})

export const acceptPayment = staffEndpoint('PATCH /api/orders/:id/payments', {
  onlyFor: orderWriters,
  summary: 'Takes a payment that waited for a person as it came, with its receipt voucher.',
  params,
  body: z.strictObject({ paymentId: z.uuid() }),
  answer: order,
})

const refunding = refundChoice.extend({ id: z.uuid(), paymentId: z.uuid() })
export type Refunding = z.output<typeof refunding>

export const refundPayment = staffEndpoint('POST /api/orders/:id/refunds', {
  onlyFor: orderWriters,
  summary:
    'Returns a payment of an order, with a refund voucher, once for each id: what its lines return, or another amount that a manager or the owner gives a reason for.',
  params,
  body: refunding,
  answer: order,
})
