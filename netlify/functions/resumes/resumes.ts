import type { Config } from '@netlify/functions'
import * as contract from '#contract/careers.ts'
import { serve, staff } from '#server/lib/http/serve.ts'
import { getResume } from '#server/services/careers.ts'

export default serve([staff(contract.getResume, ({ db, params }) => getResume(db, params.path))])

export const config: Config = {
  path: ['/api/resumes/:path'],
}
