import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const anOrder = { params: async ({ newOrder }: World) => ({ id: await newOrder() }) }

/** Calls about orders. */
export const orderCalls = {
  readOwnOrder: { body: ({ orderLink }) => ({ link: orderLink }) },
  listOrders: { body: () => ({ q: '98765 43210' }) },
  bookOrder: {
    body: async ({ newLead }) => ({
      id: randomUUID(),
      leadId: await newLead(),
      outletId: 1,
      bikeName: 'SP125',
      colour: 'ନାଲି',
      price: '1,05,000',
      steps: [{ step: 'handed-over', plannedOn: '2050-01-01' }],
    }),
  },
  listFreeUnits: anOrder,
  changeOrder: { ...anOrder, body: () => ({ colour: 'ନାଲି' }) },
  changeOrderStep: { ...anOrder, body: () => ({ step: 'insured', doneOn: indianDay(new Date()) }) },
  cancelOrder: { ...anOrder, body: () => ({ version: 1, because: 'other-model' }) },
} satisfies Partial<Record<EndpointName, SampleCall>>
