import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { byId, type SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const setStatus = (endpoint: EndpointName): SampleCall => ({
  params: byId(endpoint),
  body: () => ({ status: 1 }),
})
const aBatch = (state: 'waiting' | 'applied') => ({
  params: async ({ newBatch }: World) => ({ id: await newBatch(state) }),
})

/** Calls about the dashboard, prices, and which vehicles are shown. */
export const priceCalls = {
  updatePrice: { body: () => ({ price: '2,10,500' }) },
  updateVariantPrice: {
    params: byId('updateVariantPrice'),
    body: () => ({ price: 99_999, confirmed: true }),
  },
  createPriceBatch: {
    body: ({ priced }) => ({
      id: randomUUID(),
      title: 'ଦୀପାବଳି prices',
      prices: [{ ...priced, after: `₹ ${priced.before}/-` }],
    }),
  },
  getPriceBatch: aBatch('applied'),
  cancelPriceBatch: aBatch('waiting'),
  undoPriceBatch: aBatch('applied'),
  updateAccessoryPrice: { params: byId('updateAccessoryPrice'), body: () => ({ price: 1_250.5 }) },
  setBikeStatus: setStatus('setBikeStatus'),
  setScooterStatus: setStatus('setScooterStatus'),
  setBigWingStatus: setStatus('setBigWingStatus'),
  setEvStatus: setStatus('setEvStatus'),
} satisfies Partial<Record<EndpointName, SampleCall>>
