import { type CancelReason, cancelReasons } from '#contract/orders/cancel-reasons.ts'
import { stepLabel } from '#contract/orders/order-steps.ts'
import type { Order, OrderBooking, OrderChange, OrderStepChange } from '#contract/orders/orders.ts'
import type { RefundChoice } from '#contract/payments/payment.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { orderClashInWords } from '#domain/orders/order-clash-words.ts'
import * as data from '#server/data/orders/orders.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { refuseRefund } from '#server/services/payments/refuse-refund.ts'

/**
 * Books an order in a lead. Throws `not_found` without such a lead, `conflict` when it has an order or has
 * ended, and `invalid_fields` for a planned day that is over.
 */
export async function bookOrder(db: DatabaseClient, booking: OrderBooking): Promise<Order> {
  const today = indianDay(new Date())
  const past = booking.steps.find(({ plannedOn }) => plannedOn < today)
  if (past)
    throw new AppError('invalid_fields', { fields: { steps: `${stepLabel(past.step)}: this day is over.` } })
  const booked = await data.insertOrder(db, booking)
  if (!booked) throw new AppError('not_found', { message: 'This lead does not exist any more.' })
  if (booked === 'taken')
    throw new AppError('conflict', {
      message: 'This lead has an order already. It is shown as it stands now.',
    })
  if (booked === 'closed')
    throw new AppError('conflict', { message: 'This lead has ended, so it takes no order.' })
  return booked
}

/**
 * Says when a step was done, or moves its day. Throws `not_found`, `conflict` when somebody changed the same
 * fact since it was seen, and `invalid_fields` with the reason for a step that cannot be changed like this.
 */
export async function changeStep(db: DatabaseClient, id: string, change: OrderStepChange): Promise<Order> {
  const { order, outcome, clashes } = found(await data.updateStep(db, id, change))
  if (outcome === 'changed') return order
  if (outcome === 'clash') throw clashed(clashes, change.step)
  if (outcome === 'over') throw new AppError('conflict', { message: 'This order was cancelled.' })
  const { field, words } = refusals[outcome]
  throw new AppError('invalid_fields', { message: words, fields: { [field]: words } })
}

const refusals: Record<Exclude<data.StepRefusal, 'over'>, { field: string; words: string }> = {
  booked: { field: 'step', words: 'The booking stands. To end the order, cancel it.' },
  early: { field: 'doneOn', words: 'This day is still to come.' },
  before: { field: 'doneOn', words: 'This day is before the booking.' },
  number: { field: 'registrationNumber', words: 'Please type the registration number.' },
  none: {
    field: 'doneOn',
    words:
      'No vehicle of this variant and colour is free at this outlet: what was counted there is set aside for other orders. Where one stands there all the same, count it under Stock first.',
  },
  unit: { field: 'unitId', words: 'This vehicle is set aside for another order, or stands elsewhere.' },
  plate: {
    field: 'releasedBecause',
    words:
      'Nobody takes a vehicle home without its registration number and fitted plate: the transport department suspends the trade certificate for it. The owner can say why this one may go.',
  },
}

/** Changes facts of an order beside its steps. Throws `not_found` and `conflict`. */
export async function changeOrder(db: DatabaseClient, id: string, change: OrderChange): Promise<Order> {
  const { order, outcome, clashes } = found(await data.updateOrder(db, id, change))
  if (outcome === 'clash') throw clashed(clashes)
  if (outcome === 'over') throw new AppError('conflict', { message: 'This order was cancelled.' })
  if (outcome === 'aside')
    throw new AppError('conflict', {
      message:
        'A vehicle is set aside for this order. Take that step back first, then change variant, colour or outlet.',
    })
  return order
}

/**
 * Cancels an order and returns what was paid on it: a lead whose sale ends with the reason is lost for it.
 * Throws `not_found`, `conflict` when somebody changed the order since or the vehicle is handed over, and
 * like `refuseRefund`.
 */
export async function cancelOrder(
  db: DatabaseClient,
  id: string,
  { version, because, refund }: { version: number; because: CancelReason; refund: RefundChoice },
): Promise<Order> {
  const reason = cancelReasons.find((each) => each.id === because)
  const lostReason = reason?.lostReason ?? ''
  const { outcome, order } = found(await data.cancelOrder(db, id, { version, because, lostReason, refund }))
  if (outcome === 'cancelled') return order
  if (outcome === 'conflict')
    throw new AppError('conflict', {
      message: `${order.changedBy || 'Somebody'} changed this order in the meantime. It is shown as it stands now.`,
    })
  if (outcome === 'over')
    throw new AppError('conflict', { message: 'This order is handed over or cancelled already.' })
  throw refuseRefund(outcome)
}

function clashed(clashes: Parameters<typeof orderClashInWords>[0][], step?: string): AppError {
  const now = new Date()
  return new AppError('conflict', {
    message: clashes.map((clash) => orderClashInWords(clash, step, now)).join(' '),
  })
}

function found<Found>(known: Found | undefined): Found {
  if (known === undefined) throw new AppError('not_found', { message: 'This order does not exist any more.' })
  return known
}
