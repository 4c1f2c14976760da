import type { Config } from '@netlify/functions'
import * as contract from '#contract/careers.ts'
import { serve, visitor } from '#server/lib/http/serve.ts'
import { applyForCareer, requestResumeUpload } from '#server/services/careers.ts'

export default serve([
  visitor(contract.applyForCareer, (call) => applyForCareer(call)),
  visitor(contract.requestResumeUpload, ({ body }) => requestResumeUpload(body)),
])

export const config: Config = {
  path: ['/api/career', '/api/career/upload-url'],
}
