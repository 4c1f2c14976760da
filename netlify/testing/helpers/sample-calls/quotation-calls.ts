import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

/** Calls about quotations of a lead of sales. */
export const quotationCalls = {
  listQuotations: { params: async ({ quotation: { lead } }: World) => ({ id: lead }) },
  makeQuotation: {
    params: async ({ quotation: { lead } }: World) => ({ id: lead }),
    body: ({ priced }) => ({
      id: randomUUID(),
      after: null,
      outletId: 1,
      bikeName: 'DIO110',
      variantId: priced.variantId,
      colour: '',
      covers: [],
      accessories: [],
      exchange: 0,
      oldVehicle: '',
      discount: 0,
      loan: null,
    }),
  },
  moveQuotation: {
    params: async ({ quotation: { id } }: World) => ({ id }),
    body: () => ({ act: 'send' }),
  },
  readOwnQuotation: { body: ({ quotation: { link } }) => ({ link }) },
  agreeToQuotation: { body: ({ quotation: { link } }) => ({ link, version: 1 }) },
  saveQuotationSettings: {
    body: ({ quotation: { settings } }) => ({
      expected: settings.at,
      facts: { ...settings.facts, validDays: 9 },
    }),
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
