import type { Config } from '@netlify/functions'
import * as contract from '#contract/enquiries/enquiry-status.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { readEnquiryStatus } from '#server/services/enquiries/enquiry-status.ts'

const served = [visitor(contract.readEnquiryStatus, ({ body, ip }) => readEnquiryStatus(body, ip))]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
