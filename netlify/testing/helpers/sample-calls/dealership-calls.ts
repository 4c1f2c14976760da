import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { byId, type SampleCall, turned } from './call-parts.ts'
import { outletMoment } from './rows.ts'
import type { World } from './world.ts'

const outletFacts = () => ({
  name: randomUUID(),
  address: 'Main Road, Cuttack',
  services: ['sales', 'service'],
  salesNumber: '0671-000-0901',
  serviceNumber: '0671-000-0902',
  sparesNumber: '',
  careNumber: '1800-000-0100',
  email: 'new@outlet.example',
  serviceEmail: '',
  hours: { sales: Array.from({ length: 7 }, () => ({ opens: '09:30', closes: '19:30' })) },
  openTime: '',
  holidays: [{ day: '2026-11-08', word: 'Diwali' }],
  image: '',
  latitude: 20.46,
  longitude: 85.88,
})
/** Two charges of one kind never begin on the same day. */
let lastDay = Date.UTC(2040, 0, 1)
function freeChargeDay(): string {
  lastDay += 86_400_000
  return new Date(lastDay).toISOString().slice(0, 10)
}
const chargeFacts = () => ({
  kind: 'road_tax',
  fuel: 'any',
  beginsOn: freeChargeDay(),
  steps: [
    { upTo: '5,00,000', percent: '6', rupees: '' },
    { upTo: '', percent: '8', rupees: '' },
  ],
  insuredPercent: '100',
  gstPercent: '0',
  source: 'The gazette of Odisha, ଓଡ଼ିଶା',
  sourceUrl: 'https://rto.example/tax',
  isEstimate: false,
})
export const slipQuestion = ({ priced }: Pick<World, 'priced'>) => ({
  bikeName: 'DIO110',
  variantId: priced.variantId,
  loan: true,
  covers: ['zero_dep'],
  accessories: ['08P70-S2B-D00'],
})
/** A day on which nothing is closed yet, a different one at each call. */
const freeDay = () => new Date(Date.UTC(2040, 0, ++daysTaken)).toISOString().slice(0, 10)
let daysTaken = 0

/**
 * Calls about dealership, parts of the site, promises, charges, outlets and closed days; one each about the
 * trail, an export and the quarantine.
 */
export const dealershipCalls = {
  setBuildsPerDay: { body: () => Promise.resolve({ perDay: 5 }) },
  saveDealership: {
    body: async ({ dealership }) => {
      const { at, facts } = await dealership()
      return { expected: at, facts: { ...facts, mailFooter: 'Sample' } }
    },
  },
  saveSitePart: {
    params: async () => ({ id: 'chat' }),
    body: async ({ chat }) => {
      const { at, facts } = await chat()
      return { expected: at, facts: { ...facts, isOn: !facts.isOn } }
    },
  },
  savePromiseSettings: {
    body: ({ promisesAt }) => ({
      expected: promisesAt,
      facts: { targets: { enquiry: 60 }, mailLists: [], asksForReviews: false },
    }),
  },
  saveOutgoing: { body: () => ({ address: '', withPerson: false }) },
  makePriceSlip: { body: slipQuestion },
  readPriceSlip: { params: async ({ newSlip }) => ({ number: await newSlip() }) },
  createChargeRule: { body: () => chargeFacts() },
  saveChargeRule: {
    params: byId('saveChargeRule'),
    body: () => ({ expected: outletMoment, facts: chargeFacts() }),
  },
  removeChargeRule: { params: byId('removeChargeRule') },
  createOutlet: { body: () => outletFacts() },
  saveOutlet: {
    params: byId('saveOutlet'),
    body: () => ({ expected: outletMoment, facts: outletFacts() }),
  },
  setOutletState: { params: byId('setOutletState') },
  orderOutlets: { body: async ({ orderOf }) => turned(await orderOf('dealers')) },
  addClosedDay: { body: () => ({ day: freeDay(), words: 'ଦୀପାବଳି' }) },
  deleteClosedDay: { params: byId('deleteClosedDay') },
  addMarkedDay: { body: () => ({ day: freeDay(), words: 'ଅକ୍ଷୟ ତୃତୀୟା' }) },
  deleteMarkedDay: { params: byId('deleteMarkedDay') },
  takeBackChange: { params: async ({ changeId }) => ({ id: await changeId() }) },
  exportReport: { params: async () => ({ report: 'booking' }), body: () => ({}) },
  releaseEnquiry: { params: async ({ heldEnquiry }) => ({ report: 'offer', id: await heldEnquiry() }) },
} satisfies Partial<Record<EndpointName, SampleCall>>
