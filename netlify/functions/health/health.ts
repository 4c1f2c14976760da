import type { Config } from '@netlify/functions'
import * as contract from '#contract/health.ts'
import { serve, visitor } from '#server/lib/http/serve.ts'
import { getReadiness } from '#server/services/health.ts'

export default serve([
  visitor(contract.getHealth, async () => ({ status: 'ok' as const })),
  visitor(contract.getReadiness, () => getReadiness()),
])

export const config: Config = {
  path: ['/api/health', '/api/health/ready'],
}
