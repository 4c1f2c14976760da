import type { Config } from '@netlify/functions'
import { formEndpoints } from '#contract/enquiries/form-endpoint.ts'
import { type PlainFormName, pageForms } from '#contract/enquiries/forms.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { sendEnquiry } from '#server/services/enquiries/enquiries.ts'

const plainForm = <Name extends PlainFormName>(name: Name) =>
  visitor(formEndpoints[name], (call) => sendEnquiry(call, name))

/** The forms whose address is a page's too. */
const served = pageForms.map(plainForm)

export default serve(served)

// A visitor who only reads the page passes this function by.
export const config: Config = {
  method: ['POST', 'PUT', 'PATCH', 'DELETE'],
  path: pathsOf(served),
  rateLimit: perMinute(60),
}
