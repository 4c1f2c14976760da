import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const aLead = { params: async ({ newLead }: World) => ({ id: await newLead() }) }

/** Leads and the people behind them. */
export const leadCalls = {
  listLeads: { body: () => ({ q: '98765 43210' }) },
  getInboxCounts: {},
  getInboxChoices: {},
  changeLeads: { body: () => ({ leads: [{ id: randomUUID(), version: 1 }], stage: 'contacted' }) },
  getLeadFigures: {},
  readPerson: { body: () => ({ mobile: '98765 43210' }) },
  erasePerson: { body: () => ({ email: 'nobody@mail.example' }) },
  getRetention: {},
  setRetention: { body: () => ({ kind: 'applicants', days: 180 }) },
  holdLead: { ...aLead, body: () => ({ isHeld: true }) },
  listColleagues: {},
  getLead: aLead,
  changeLead: { ...aLead, body: () => ({ version: 1, stage: 'contacted' }) },
  addTouch: { ...aLead, body: () => ({ id: randomUUID(), kind: 'note', words: 'ପୁଣି call on Monday' }) },
  markContact: { ...aLead, body: () => ({ mark: 'do-not-call', isSet: false }) },
  joinLead: { ...aLead, body: () => ({ into: null }) },
  getBoard: {},
  findPerson: { body: () => ({ mobile: '98765 43210' }) },
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
