import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { OrderList } from '#contract/orders/order-steps.ts'
import type { OrderChange, OrderStepChange } from '#contract/orders/orders.ts'
import {
  listOrders,
  type Order,
  type OrderBooking,
  type OrderPage,
  order,
  orderStep,
} from '#contract/orders/orders.ts'
import type { RefundChoice } from '#contract/payments/payment.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/money.ts'
import { AppError } from '#contract/wire/errors.ts'
import { paymentRow, refundRefusals, toPayment, toRefundChoice } from '#server/data/payments/payment-rows.ts'
import { mayMail } from '#server/lib/mail/mailer.ts'
import { orderLink } from '#server/lib/session/order-link.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { DatabaseError } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const stepRow = orderStep.extend({
  moves: z.array(orderStep.shape.moves.element.extend({ at: storedMoment })),
})

/** An order as the database answers it to staff. */
export const orderRow = order.omit({ price: true, token: true, link: true, isTold: true, cap: true }).extend({
  createdAt: storedMoment,
  changedAt: storedMoment,
  pricePaise: z.number(),
  tokenPaise: z.number(),
  isMailed: z.boolean(),
  isOnWhatsApp: z.boolean(),
  capPaise: z.number(),
  steps: z.array(stepRow),
  payments: z.array(paymentRow),
})

/** An order in the shape of the wire. */
export function toOrder({
  pricePaise,
  tokenPaise,
  isMailed,
  isOnWhatsApp,
  capPaise,
  payments,
  ...row
}: z.output<typeof orderRow>): Order {
  return {
    ...row,
    price: rupeesFromPaise(pricePaise),
    token: rupeesFromPaise(tokenPaise),
    cap: rupeesFromPaise(capPaise),
    payments: payments.map(toPayment),
    link: row.leadId ? orderLink(row.id) : '',
    isTold: isOnWhatsApp || (isMailed && mayMail()),
  }
}

const pageRow = listOrders.answer.extend({ data: z.array(orderRow) })

/** A page of the open orders that the caller sees, by their next planned day. */
export async function readOrders(
  db: DatabaseClient,
  {
    shown,
    outlet,
    q,
    page,
    limit,
  }: { shown: OrderList; outlet?: number | undefined; q: string; page: number; limit: number },
): Promise<OrderPage> {
  const args = { shown, ...(outlet && { outlet }), page_number: page, page_size: limit, typed: q }
  const { data, ...rest } = await callJson(db, 'orders_page', args, pageRow)
  return { ...rest, data: data.map(toOrder) }
}

const bookedRow = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['booked', 'taken']), order: orderRow }),
  z.object({ outcome: z.literal('closed') }),
])

/**
 * Books an order; `taken` when the lead has one, `closed` when it takes none, undefined when there is no such
 * lead. Throws `invalid_fields` for an outlet that is not the caller's.
 */
export async function insertOrder(
  db: DatabaseClient,
  { price, token, ...booking }: OrderBooking,
): Promise<Order | 'taken' | 'closed' | undefined> {
  const args = { booking: { ...booking, ...paiseOf({ price, token }) } }
  const answer = await callJson(db, 'book_order', args, bookedRow.nullable(), otherOutlet)
  if (!answer) return undefined
  return answer.outcome === 'booked' ? toOrder(answer.order) : answer.outcome
}

const clash = z.object({
  fact: z.string(),
  theirs: z.string(),
  mine: z.string(),
  by: z.string(),
  at: storedMoment,
})

const stepRefusals = ['over', 'booked', 'early', 'before', 'number', 'none', 'unit', 'plate'] as const
/** Why a step was not changed. */
export type StepRefusal = (typeof stepRefusals)[number]

const changedStep = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['changed', ...stepRefusals]), order: orderRow }),
  z.object({ outcome: z.literal('clash'), clashes: z.array(clash), order: orderRow }),
])

type Changed<Outcome> = { order: Order; outcome: Outcome; clashes: z.output<typeof clash>[] }

/**
 * Changes a step of an order; undefined when the caller may see no such order. Throws `invalid_fields` for a
 * step that the order has not.
 */
export async function updateStep(
  db: DatabaseClient,
  id: string,
  { seen = {}, ...change }: OrderStepChange,
): Promise<Changed<'changed' | 'clash' | StepRefusal> | undefined> {
  const args = { order_id: id, change, seen }
  const answer = await callJson(db, 'change_order_step', args, changedStep.nullable(), noSuchStep)
  return answer ? { clashes: [], ...answer, order: toOrder(answer.order) } : undefined
}

const changedOrder = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['changed', 'over', 'aside']), order: orderRow }),
  z.object({ outcome: z.literal('clash'), clashes: z.array(clash), order: orderRow }),
])

/**
 * Changes facts of an order; undefined when the caller may see no such order. Throws `invalid_fields` for an
 * outlet that is not the caller's, and for a token above the price.
 */
export async function updateOrder(
  db: DatabaseClient,
  id: string,
  { seen = {}, ...change }: OrderChange,
): Promise<Changed<'changed' | 'clash' | 'over' | 'aside'> | undefined> {
  const args = { order_id: id, change: inPaise(change), seen: inPaise(seen) }
  const answer = await callJson(db, 'change_order', args, changedOrder.nullable(), otherOutlet)
  return answer ? { clashes: [], ...answer, order: toOrder(answer.order) } : undefined
}

const cancelOutcomes = ['cancelled', 'conflict', 'over', ...refundRefusals] as const
const cancelledRow = z.object({ outcome: z.enum(cancelOutcomes), order: orderRow })
/** What became of the wish to cancel an order. */
export type CancelOutcome = (typeof cancelOutcomes)[number]

/**
 * Cancels an order over the version that was seen, and returns what was paid on it; with a reason for the
 * loss the lead is lost. Undefined when the caller may see no such order.
 */
export async function cancelOrder(
  db: DatabaseClient,
  id: string,
  wish: { version: number; because: string; lostReason: string; refund: RefundChoice },
): Promise<{ outcome: CancelOutcome; order: Order } | undefined> {
  const { version, because, lostReason, refund } = wish
  const args = {
    order_id: id,
    seen_version: version,
    because,
    lost_reason: lostReason,
    refund: toRefundChoice(refund),
  }
  const answer = await callJson(db, 'cancel_order', args, cancelledRow.nullable())
  return answer ? { ...answer, order: toOrder(answer.order) } : undefined
}

function paiseOf({ price, token }: { price: number; token: number }) {
  return { pricePaise: paiseFromRupees(price), tokenPaise: paiseFromRupees(token) }
}

/** Facts of an order with their amounts in paise, as the database names them. */
function inPaise({ price, token, ...facts }: Omit<OrderChange, 'seen'>) {
  return {
    ...facts,
    ...(price !== undefined && { pricePaise: paiseFromRupees(price) }),
    ...(token !== undefined && { tokenPaise: paiseFromRupees(token) }),
  }
}

const refused = (fields: Record<string, string>, error: PostgrestError) =>
  new AppError('invalid_fields', { fields, cause: new DatabaseError(error) })

/** SQLSTATE of a parameter that the function refuses, and of a row that breaks a check. */
const invalidParameter = '22023'
const brokenCheck = '23514'

function otherOutlet(error: PostgrestError): AppError | undefined {
  if (error.code === invalidParameter) return refused({ outletId: 'Orders cannot go to this outlet.' }, error)
  if (error.code === brokenCheck) return refused({ token: 'More than the price.' }, error)
  return undefined
}

function noSuchStep(error: PostgrestError): AppError | undefined {
  return error.code === invalidParameter
    ? refused({ step: 'This order has no such step.' }, error)
    : undefined
}
