import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const ofPaidOrder = { params: async ({ paidOrder }: World) => ({ id: paidOrder.order }) }

/** Calls about payments on an order. */
export const paymentCalls = {
  savePaymentSettings: {
    body: async ({ paymentSettings }) => {
      const { at, facts } = await paymentSettings()
      return { expected: at, facts: { ...facts, token: 0 } }
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
} satisfies Partial<Record<EndpointName, SampleCall>>
