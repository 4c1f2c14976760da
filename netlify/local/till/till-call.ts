import { createHmac } from 'node:crypto'

/** A payment through a link, in paise. */
export interface TillPayment {
  id: string
  amount: number
  at: Date
}

/** The call by which Razorpay tells of a payment, signed with a secret. */
export function tillCall(secret: string, linkId: string, { id, amount, at }: TillPayment) {
  const created_at = Math.floor(at.getTime() / 1000)
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment_link.paid',
    payload: {
      payment_link: { entity: { id: linkId, status: 'paid' } },
      payment: { entity: { id, amount, currency: 'INR', status: 'captured', created_at } },
    },
  })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    method: 'POST' as const,
    path: '/api/payments/razorpay',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    body,
  }
}

/** A link with its payments, as Razorpay's API answers it. */
export function tillLinkJson(id: string, payments: readonly TillPayment[]) {
  return {
    id,
    payments: payments.map(({ id: payment_id, amount, at }) => ({
      payment_id,
      amount,
      status: 'captured',
      created_at: Math.floor(at.getTime() / 1000),
    })),
  }
}
