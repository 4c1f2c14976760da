import type { Config } from '@netlify/functions'
import * as contract from '#contract/site/health.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { getReadiness } from '#server/services/site/health.ts'

const served = [
  visitor(contract.getHealth, async () => ({ status: 'ok' as const })),
  visitor(contract.getReadiness, () => getReadiness()),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
