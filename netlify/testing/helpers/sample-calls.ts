import { forms, type PlainFormName, plainForms } from '#contract/enquiries/forms.ts'
import { reports } from '#contract/reports/reports.ts'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { sampleBody } from './sample-body.ts'
import { appointmentCalls } from './sample-calls/appointment-calls.ts'
import type { SampleCall } from './sample-calls/call-parts.ts'
import { catalogueCalls } from './sample-calls/catalogue-calls.ts'
import { contentCalls } from './sample-calls/content-calls.ts'
import { dealershipCalls } from './sample-calls/dealership-calls.ts'
import { leadCalls } from './sample-calls/lead-calls.ts'
import { peopleCalls } from './sample-calls/people-calls.ts'
import { priceCalls } from './sample-calls/price-calls.ts'
import { siteCalls } from './sample-calls/site-calls.ts'
import { visitorCalls } from './sample-calls/visitor-calls.ts'

/** One call of each endpoint that must succeed; the type requires every endpoint. */
const named: Record<Exclude<EndpointName, PlainFormName>, SampleCall> = {
  ...siteCalls,
  ...visitorCalls,
  ...priceCalls,
  ...contentCalls,
  ...catalogueCalls,
  ...dealershipCalls,
  ...appointmentCalls,
  ...leadCalls,
  ...peopleCalls,
}

const formCalls = plainForms.map((name) => [name, { body: () => sampleBody(forms[name].body) }] as const)
const reportCalls = reports.map(
  ({ id }) => [`report:${id}`, { body: () => ({ page: 1, limit: 10 }) }] as const,
)

/** One call of each endpoint of the contract, by its name. */
export const sampleCalls: ReadonlyMap<string, SampleCall> = new Map<string, SampleCall>([
  ...Object.entries(named),
  ...formCalls,
  ...reportCalls,
])
