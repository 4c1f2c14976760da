import type { Config } from '@netlify/functions'
import { reportViolation } from '#contract/site/policy-report.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { noteViolation } from '#server/services/site/policy-reports.ts'

const served = [visitor(reportViolation, noteViolation)]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
