import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'

export const beginPayment = visitorEndpoint('POST /api/order/payment', {
  summary:
    'The address at which the buyer of an order pays the token; 404 when the link is none of ours, 409 when nothing is asked for, 503 while the provider is away.',
  body: z.strictObject({ link: z.string().max(200) }),
  answer: z.object({ url: z.url() }),
  isInLanguage: true,
})

export const takePaymentCall = visitorEndpoint('POST /api/payments/razorpay', {
  summary:
    'Takes what the payment provider says was paid, signed in X-Razorpay-Signature, each payment once; it decides, and never the browser that comes back.',
  accepts: 'bytes',
  body: z.instanceof(Uint8Array),
  answer: z.object({ outcome: z.enum(['received', 'waiting', 'repeated', 'unknown', 'kept']) }),
})
