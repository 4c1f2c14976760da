import type { Config } from '@netlify/functions'
import * as contract from '#contract/site/open-api.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { openApiDocument } from '#server/services/site/open-api.ts'

const served = [visitor(contract.getOpenApi, async () => openApiDocument())]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
