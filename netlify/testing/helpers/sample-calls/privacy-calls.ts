import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const aBreach = { params: async ({ newBreach }: World) => ({ id: await newBreach() }) }

/** Calls about the rights of people: requests by a code, the register of breaches, and reviews asked for. */
export const privacyCalls = {
  askForCode: { body: () => ({ email: 'nobody@mail.example' }) },
  askAboutDataByCode: { body: ({ coded }) => ({ ...coded, wish: 'copy', message: '' }) },
  readReviewAsk: { body: ({ reviewLink }) => ({ link: reviewLink }) },
  refuseReviewAsks: { body: ({ reviewLink }) => ({ link: reviewLink }) },
  saveBreach: {
    params: async () => ({ id: randomUUID() }),
    body: () => ({
      expected: 0,
      facts: {
        knownAt: '2026-11-20T10:00:00Z',
        nature: 'device',
        items: ['name'],
        measures: [],
        happened: 'A phone was lost.',
        words: { en: '', or: '', hi: '' },
      },
    }),
  },
  noteBoard: aBreach,
  addBreachPeople: { ...aBreach, body: () => ({ drop: 'read' }) },
  readBreachLetters: aBreach,
  sendBreachLetters: { ...aBreach, body: () => ({ told: null }) },
} satisfies Partial<Record<EndpointName, SampleCall>>
