import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { tillCall } from '#server/local/till/till-call.ts'
import type { SampleCall } from './call-parts.ts'
import { metaVariables } from './door-calls.ts'
import type { World } from './world.ts'

const ofPaidOrder = { params: async ({ paidOrder }: World) => ({ id: paidOrder.order }) }

/** Calls about payments on an order. */
export const paymentCalls = {
  savePaymentSettings: {
    body: async ({ paymentSettings }) => {
      const { at, facts } = await paymentSettings()
      return { expected: at, facts: { ...facts, token: facts.token + 1 } }
    },
  },
  receivePayment: {
    params: async ({ newOrder }: World) => ({ id: await newOrder() }),
    body: () => ({ id: randomUUID(), amount: '1,000', way: 'cash', paidOn: indianDay(new Date()), seen: 0 }),
  },
  acceptPayment: { ...ofPaidOrder, body: ({ paidOrder }) => ({ paymentId: paidOrder.waiting }) },
  // A repeat with the same id changes nothing, and is answered like the first call.
  refundPayment: {
    ...ofPaidOrder,
    body: ({ paidOrder }) => ({ id: paidOrder.refund, paymentId: paidOrder.received, seen: 5000 }),
  },
  beginPayment: { body: ({ paidOrder }) => ({ link: paidOrder.askedLink }) },
  takePaymentCall: {
    sent: () =>
      tillCall(metaVariables.RAZORPAY_WEBHOOK_SECRET, 'plink_other', {
        id: 'pay_1',
        amount: 100,
        at: new Date(),
      }),
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
