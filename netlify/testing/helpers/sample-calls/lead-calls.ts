import { randomInt, randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const aLead = { params: async ({ newLead }: World) => ({ id: await newLead() }) }

/** Calls about leads and the people behind them. */
export const leadCalls = {
  listLeads: { body: () => ({ q: '98765 43210' }) },
  changeLeads: { body: () => ({ leads: [{ id: randomUUID(), version: 1 }], stage: 'contacted' }) },
  erasePerson: { body: () => ({ email: 'nobody@mail.example' }) },
  closeDataRequest: {
    params: async ({ newDataRequest }: World) => ({ id: await newDataRequest() }),
    body: () => ({ answer: 'ଡାକରେ ପଠାଗଲା' }),
  },
  setRetention: { body: () => ({ kind: 'applicants', days: 180 }) },
  holdLead: aLead,
  getLead: aLead,
  changeLead: { ...aLead, body: () => ({ version: 1, stage: 'contacted' }) },
  addTouch: { ...aLead, body: () => ({ id: randomUUID(), kind: 'note', words: 'ପୁଣି call on Monday' }) },
  markContact: aLead,
  joinLead: { ...aLead, body: () => ({ into: null }) },
  saveSpends: {
    // An amount that no list had before, so that each call changes something.
    body: () => ({
      isDry: false,
      rows: [{ beginsOn: '2026-11-01', span: 'month', source: 'google', rupees: randomInt(1, 10_000_000) }],
    }),
  },
  bringInLeads: {
    // A number that no list had before, so that each call makes a lead.
    body: () => ({
      source: 'Rath Yatra stall',
      family: 'sales',
      isDry: false,
      rows: [{ name: 'ବିଜୟ', mobile: `9${randomInt(100_000_000, 1_000_000_000)}` }],
    }),
  },
  addWalkIn: {
    body: () => ({
      id: randomUUID(),
      mobile: '98765 43210',
      channel: 'walk-in',
      family: 'sales',
      name: 'ବିଜୟ',
    }),
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
