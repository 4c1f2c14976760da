import type { Order } from '#contract/orders/orders.ts'
import type { Receiving, Refunding } from '#contract/payments/payments.ts'
import { AppError } from '#contract/wire/errors.ts'
import { heldRupees } from '#domain/payments/refund-table.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import * as data from '#server/data/payments/payments.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { refuseRefund } from './refuse-refund.ts'

/**
 * Notes what a buyer paid on an order, with a receipt voucher. Throws `not_found`, `conflict` when the order
 * is cancelled, nothing is taken, or another sum stands there than was seen, and `invalid_fields` for an
 * amount, day or reference that cannot be.
 */
export async function receivePayment(db: DatabaseClient, id: string, payment: Receiving): Promise<Order> {
  const { outcome, cap, order } = found(await data.insertPayment(db, id, payment))
  switch (outcome) {
    case 'received':
      return order
    case 'over':
      throw new AppError('conflict', { message: 'This order was cancelled, so nothing is taken on it.' })
    case 'off':
      throw new AppError('conflict', {
        message: 'Nothing is taken ahead before the owner has said what is returned.',
      })
    case 'changed': {
      const last = order.payments.findLast(({ state }) => state === 'received')
      const held = formatRupees(heldRupees(order.payments))
      throw new AppError('conflict', {
        message: `${last?.receivedBy || 'Somebody'} changed what was received: ${held} stands there now. You wanted to add ${formatRupees(payment.amount)}.`,
      })
    }
    case 'early':
      throw invalid('paidOn', 'This day is still to come.')
    case 'before':
      throw invalid('paidOn', 'This day is long before the booking.')
    case 'cap':
      throw invalid('amount', `With this more than ${formatRupees(cap)} would be taken ahead on one order.`)
    case 'price':
      throw invalid('amount', 'With this more would be paid than the vehicle costs.')
    case 'cash':
      throw invalid(
        'way',
        'With this ₹2,00,000 or more would be taken in cash for one sale, which section 269ST of the Income-tax Act forbids.',
      )
    case 'reference':
      throw invalid('reference', 'Another payment has this reference.')
  }
}

/** Takes a payment that waited for a person, with its receipt voucher. Throws `not_found`. */
export async function acceptPayment(db: DatabaseClient, id: string, paymentId: string): Promise<Order> {
  return found(await data.acceptPayment(db, id, paymentId))
}

/**
 * Returns a payment with a refund voucher. Throws `not_found`, `conflict` when it went back before, and like
 * `refuseRefund`.
 */
export async function refundPayment(db: DatabaseClient, id: string, refund: Refunding): Promise<Order> {
  const { outcome, order } = found(await data.insertRefund(db, id, refund))
  if (outcome === 'refunded') return order
  if (outcome === 'refund-over') throw new AppError('conflict', { message: 'This payment went back before.' })
  if (outcome === 'refund-nothing') throw invalid('amount', 'Please enter what goes back.')
  throw refuseRefund(outcome)
}

function invalid(field: string, words: string): AppError {
  return new AppError('invalid_fields', { message: words, fields: { [field]: words } })
}

function found<Known>(known: Known | undefined): Known {
  if (known === undefined) throw new AppError('not_found', { message: 'This does not exist any more.' })
  return known
}
