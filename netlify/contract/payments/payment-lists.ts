/**
 * The ways in which a buyer pays ahead, as staff read them; `link` is the payment provider's. The lists of
 * this file stand apart from the schemas, so that a screen can show them without loading zod.
 */
export const paymentWays = [
  { id: 'upi', label: 'UPI' },
  { id: 'cash', label: 'Cash' },
  { id: 'card', label: 'Card' },
  { id: 'bank-transfer', label: 'Bank transfer' },
  { id: 'link', label: 'Payment link' },
] as const
export type PaymentWay = (typeof paymentWays)[number]['id']
export const paymentWayIds = paymentWays.map(({ id }) => id) as [PaymentWay, ...PaymentWay[]]

/** The ways that staff note by hand: of a payment link the provider alone tells. */
export const notedWays = paymentWays.filter(({ id }) => id !== 'link')
export const notedWayIds = ['upi', 'cash', 'card', 'bank-transfer'] as const satisfies readonly PaymentWay[]

/** The English name of a way. */
export function paymentWayLabel(way: PaymentWay): string {
  return paymentWays.find(({ id }) => id === way)?.label ?? way
}

/** When a line of the refund table holds, as the owner chooses it; `days` counts from the payment. */
export const refundCases = [
  { id: 'days', label: 'Cancelled within days of paying' },
  { id: 'before-set-aside', label: 'Cancelled before a vehicle is set aside' },
  { id: 'after-registered', label: 'Cancelled after the registration' },
  { id: 'not-available', label: 'We cannot get the vehicle' },
  { id: 'otherwise', label: 'In every other case' },
] as const
export type RefundCase = (typeof refundCases)[number]['id']
export const refundCaseIds = refundCases.map(({ id }) => id) as [RefundCase, ...RefundCase[]]

/** Why a payment through a link waits for a person, as staff read it. */
export const waitReasons = {
  amount: 'Another amount than asked for',
  more: 'Paid a second time',
  cancelled: 'Paid after the order was cancelled',
} as const
