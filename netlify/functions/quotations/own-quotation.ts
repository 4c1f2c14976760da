import type { Config } from '@netlify/functions'
import * as contract from '#contract/quotations/own-quotation.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { agreeToOwnQuotation, readOwnQuotation } from '#server/services/quotations/own-quotation.ts'

const served = [
  visitor(contract.readOwnQuotation, ({ body }) => readOwnQuotation(body.link)),
  visitor(contract.agreeToQuotation, ({ body }) => agreeToOwnQuotation(body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
