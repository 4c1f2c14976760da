import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const kind = { vehicleId: 1, variantId: 0, colourId: 0 }

/** Calls about the stock. */
export const stockCalls = {
  countStock: {
    body: async ({ idOf }: World) => ({
      outletId: 1,
      countedAt: new Date().toISOString(),
      counts: [{ ...kind, vehicleId: await idOf('countStock'), counted: 2 }],
    }),
  },
  importStock: {
    body: async ({ idOf }: World) => {
      await idOf('importStock')
      const line = { outlet: 'Listed', model: 'LISTED', variant: '', colour: '', count: '2' }
      return { isDry: false, lines: [line] }
    },
  },
  addStockUnit: {
    body: async ({ idOf }: World) => ({
      outletId: 1,
      ...kind,
      vehicleId: await idOf('addStockUnit'),
      chassisEnd: randomUUID().slice(0, 6),
      receivedOn: '2026-01-01',
    }),
  },
  dropStockUnit: { params: async ({ idOf }: World) => ({ id: String(await idOf('dropStockUnit')) }) },
} satisfies Partial<Record<EndpointName, SampleCall>>
