import { endpoints, type NamedEndpoint } from '#contract/wire/endpoints.ts'
import { sampleBody, sampleParams } from './sample-body.ts'
import { appointmentCalls } from './sample-calls/appointment-calls.ts'
import type { SampleCall } from './sample-calls/call-parts.ts'
import { catalogueCalls } from './sample-calls/catalogue-calls.ts'
import { contentCalls } from './sample-calls/content-calls.ts'
import { dealershipCalls } from './sample-calls/dealership-calls.ts'
import { doorCalls } from './sample-calls/door-calls.ts'
import { leadCalls } from './sample-calls/lead-calls.ts'
import { orderCalls } from './sample-calls/order-calls.ts'
import { paymentCalls } from './sample-calls/payment-calls.ts'
import { peopleCalls } from './sample-calls/people-calls.ts'
import { priceCalls } from './sample-calls/price-calls.ts'
import { privacyCalls } from './sample-calls/privacy-calls.ts'
import { quotationCalls } from './sample-calls/quotation-calls.ts'
import { siteCalls } from './sample-calls/site-calls.ts'
import { stockCalls } from './sample-calls/stock-calls.ts'
import { visitorCalls } from './sample-calls/visitor-calls.ts'

/**
 * Calls, or parts of calls, that the schemas do not tell: a row that must exist, a file, words of a certain
 * form.
 */
const written: Partial<Record<string, SampleCall>> = {
  ...siteCalls,
  ...visitorCalls,
  ...priceCalls,
  ...contentCalls,
  ...catalogueCalls,
  ...dealershipCalls,
  ...appointmentCalls,
  ...doorCalls,
  ...leadCalls,
  ...orderCalls,
  ...peopleCalls,
  ...privacyCalls,
  ...paymentCalls,
  ...quotationCalls,
  ...stockCalls,
}

/** A call made from the schemas alone. */
function callOf({ name, params, body }: NamedEndpoint): SampleCall {
  if (name.startsWith('report:')) return { body: () => ({ page: 1, limit: 10 }) }
  return {
    ...(params && { params: async () => sampleParams(params) }),
    ...(body && { body: () => sampleBody(body) }),
  }
}

/** One call of each endpoint of the contract that must succeed, by its name. */
export const sampleCalls: ReadonlyMap<string, SampleCall> = new Map(
  endpoints.map((endpoint) => [endpoint.name, { ...callOf(endpoint), ...written[endpoint.name] }]),
)
