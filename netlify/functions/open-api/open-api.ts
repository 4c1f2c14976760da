import type { Config } from '@netlify/functions'
import * as contract from '#contract/open-api.ts'
import { serve, visitor } from '#server/lib/http/serve.ts'
import { openApiDocument } from '#server/services/open-api.ts'

export default serve([visitor(contract.getOpenApi, async () => openApiDocument())])

export const config: Config = {
  path: ['/api/openapi.json'],
}
