import type { Config } from '@netlify/functions'
import { formEndpoints } from '#contract/form-endpoint.ts'
import { type PlainFormName, plainForms } from '#contract/forms.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { applyForCareer } from '#server/services/careers.ts'
import { sendEnquiry } from '#server/services/enquiries.ts'

const plainForm = <Name extends PlainFormName>(name: Name) =>
  visitor(formEndpoints[name], (call) => sendEnquiry(call, name))

const served = [...plainForms.map(plainForm), visitor(formEndpoints.applyForCareer, applyForCareer)]

export default serve(served)

// Some of these addresses are pages too: whoever only reads goes on to them.
export const config: Config = {
  method: ['POST', 'PUT', 'PATCH', 'DELETE'],
  path: pathsOf(served),
  rateLimit: perMinute(60),
}
