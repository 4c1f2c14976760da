import type { Config } from '@netlify/functions'
import * as contract from '#contract/site/vitals.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { noteClientError, noteVitals } from '#server/services/site/vitals.ts'

const served = [
  visitor(contract.reportVitals, noteVitals),
  visitor(contract.reportClientError, noteClientError),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
