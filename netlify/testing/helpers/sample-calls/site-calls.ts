import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { SampleCall } from './call-parts.ts'

/**
 * Calls about content that everybody reads, about reviews with their photographs, and of browsers themselves.
 */
export const siteCalls = {
  getBrochure: { params: async () => ({ file: 'sp125.pdf' }) },
  getOwnBrochure: { params: async ({ brochure }) => ({ file: brochure }) },
  getReviewPhoto: { params: async ({ photo }) => ({ path: photo }) },
  getPhoto: { params: async ({ photo }) => ({ path: photo }) },
  decideReview: {
    params: async ({ newReview }) => ({ id: await newReview() }),
    body: () => ({ decidedAt: null, state: 'shown', reply: 'ଧନ୍ୟବାଦ, come again' }),
  },
  reportVitals: { body: () => ({ page: '/', version: 'dev', language: 'en', LCP: 1200 }) },
  reportClientError: {
    body: () => ({ page: '/', version: 'dev', message: 'Words', frame: '/assets/a.js:1:2' }),
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
