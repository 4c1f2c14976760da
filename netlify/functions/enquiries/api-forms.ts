import type { Config } from '@netlify/functions'
import { formEndpoints, specifiedEndpoints } from '#contract/enquiries/form-endpoint.ts'
import { apiForms, type PlainFormName } from '#contract/enquiries/forms.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { applyForCareer } from '#server/services/enquiries/careers.ts'
import { sendEnquiry } from '#server/services/enquiries/enquiries.ts'

const plainForm = <Name extends PlainFormName>(name: Name) =>
  visitor(formEndpoints[name], (call) => sendEnquiry(call, name))

/** The forms whose addresses are not those of a page. */
const served = [
  ...apiForms.map(plainForm),
  visitor(specifiedEndpoints.applyForNetworkAsSpecified, (call) => sendEnquiry(call, 'applyForNetwork')),
  visitor(formEndpoints.applyForCareer, applyForCareer),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
