import type { Payment } from '#contract/payments/payment.ts'
import type { RefundLine } from '#contract/payments/payment-settings.ts'
import { dayAfter } from '#domain/days/days.ts'

/** How far an order is, and why and on which day in India (`YYYY-MM-DD`) it is cancelled. */
export interface Cancelling {
  isSetAside: boolean
  isRegistered: boolean
  /** The reason of the closed list; empty before one is chosen. */
  because: string
  today: string
}

/** A payment of the database's amount and the lines that held when it was made. */
interface Paid extends Pick<Payment, 'cameAs' | 'paidOn' | 'refundLines'> {
  paise: number
}

/**
 * What goes back of a payment in paise: by the first line that holds, and all of it where none does. Parts of
 * a paisa go to the buyer. `private.returned_paise` works out the same, and a test compares both.
 */
export function returnedPaise({ paise, cameAs, paidOn, refundLines }: Paid, cancelling: Cancelling): number {
  // Nobody asked for such a payment, so no line is about it.
  if (cameAs === 'more' || cameAs === 'cancelled') return paise
  const line = refundLines.find((each) => holds(each, paidOn, cancelling))
  return line ? withoutShare(paise, line) : paise
}

function withoutShare(paise: number, { keptPercent }: RefundLine): number {
  return paise - Math.floor((paise * keptPercent) / 100)
}

/** What goes back of an amount in rupees where a line holds. */
export function returnedBy(line: RefundLine, amount: number): number {
  return withoutShare(Math.round(amount * 100), line) / 100
}

function holds({ when, days }: RefundLine, paidOn: string, cancelling: Cancelling): boolean {
  switch (when) {
    case 'days':
      return cancelling.today <= dayAfter(paidOn, days)
    case 'before-set-aside':
      return !cancelling.isSetAside
    case 'after-registered':
      return cancelling.isRegistered
    case 'not-available':
      return cancelling.because === 'not-available'
    case 'otherwise':
      return true
  }
}

/** What was received on an order in rupees, less what went back. */
export function heldRupees(payments: readonly Pick<Payment, 'state' | 'amount' | 'refund'>[]): number {
  const paise = payments
    .filter(({ state }) => state === 'received')
    .reduce(
      (sum, { amount, refund }) => sum + Math.round(amount * 100) - Math.round((refund?.amount ?? 0) * 100),
      0,
    )
  return paise / 100
}

/** What goes back of all payments that have not gone back yet, in rupees. */
export function returnedRupees(payments: readonly Payment[], cancelling: Cancelling): number {
  const paise = payments
    .filter(({ state, refund }) => state === 'received' && refund === null)
    .reduce(
      (sum, payment) =>
        sum + returnedPaise({ ...payment, paise: Math.round(payment.amount * 100) }, cancelling),
      0,
    )
  return paise / 100
}
