import type { Config } from '@netlify/functions'
import * as contract from '#contract/enquiries/careers.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import { getResume, requestResumeUpload } from '#server/services/enquiries/resumes.ts'

const served = [
  visitor(contract.requestResumeUpload, requestResumeUpload),
  staff(contract.getResume, ({ db, params }) => getResume(db, params.path)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
