import type { Config } from '@netlify/functions'
import * as contract from '#contract/privacy/withdrawal.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { withdrawConsent } from '#server/services/privacy/withdrawal.ts'

const served = [visitor(contract.withdrawConsent, ({ body }) => withdrawConsent(body))]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
