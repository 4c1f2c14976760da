import type { Config } from '@netlify/functions'
import * as contract from '#contract/enquiries.ts'
import { serve, visitor } from '#server/lib/serve.ts'
import { sendProductEnquiry } from '#server/services/enquiries.ts'

export default serve([
  visitor(contract.sendProductEnquiry, ({ db, body, headers }) => sendProductEnquiry(db, body, headers)),
])

export const config: Config = { path: ['/api/postBooking'] }
