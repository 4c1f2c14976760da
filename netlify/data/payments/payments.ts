import { z } from 'zod'
import type { Order } from '#contract/orders/orders.ts'
import type { Receiving, Refunding } from '#contract/payments/payments.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/paise.ts'
import { orderRow, toOrder } from '#server/data/orders/orders.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { refundRefusals, toRefundChoice } from './payment-rows.ts'

const receivingRefusals = [
  'over',
  'off',
  'early',
  'before',
  'changed',
  'cap',
  'price',
  'cash',
  'reference',
] as const
/** Why a payment was not noted. */
export type ReceivingRefusal = (typeof receivingRefusals)[number]

const received = z.object({
  outcome: z.enum(['received', ...receivingRefusals]),
  capPaise: z.number().default(0),
  order: orderRow,
})

/** Notes a payment; undefined when the caller may see no such order. `cap` is in rupees. */
export async function insertPayment(
  db: DatabaseClient,
  id: string,
  { id: paymentId, amount, way, reference, paidOn, seen }: Receiving,
): Promise<{ outcome: 'received' | ReceivingRefusal; cap: number; order: Order } | undefined> {
  const payment = { id: paymentId, paise: paiseFromRupees(amount), way, reference, paid_on: paidOn }
  const args = { order_id: id, payment, seen_paise: paiseFromRupees(seen) }
  const answer = await callJson(db, 'receive_payment', args, received.nullable())
  return answer
    ? { outcome: answer.outcome, cap: rupeesFromPaise(answer.capPaise), order: toOrder(answer.order) }
    : undefined
}

/** Takes a payment that waited; undefined when the caller may see no such order or payment. */
export async function acceptPayment(
  db: DatabaseClient,
  id: string,
  paymentId: string,
): Promise<Order | undefined> {
  const args = { order_id: id, payment_id: paymentId }
  const answer = await callJson(db, 'accept_payment', args, orderRow.nullable())
  return answer ? toOrder(answer) : undefined
}

const refundOutcomes = ['refunded', 'refund-over', 'refund-nothing', ...refundRefusals] as const
const refunded = z.object({ outcome: z.enum(refundOutcomes), order: orderRow })

/** Returns a payment; undefined when the caller may see no such order or payment. */
export async function insertRefund(
  db: DatabaseClient,
  id: string,
  { id: refundId, paymentId, ...choice }: Refunding,
): Promise<{ outcome: (typeof refundOutcomes)[number]; order: Order } | undefined> {
  const args = { order_id: id, refund: { id: refundId, paymentId, ...toRefundChoice(choice) } }
  const answer = await callJson(db, 'refund_payment', args, refunded.nullable())
  return answer ? { ...answer, order: toOrder(answer.order) } : undefined
}
