import type { Config } from '@netlify/functions'
import * as contract from '#contract/quarantine.ts'
import { serve, staff } from '#server/lib/http/serve.ts'
import { releaseSubmission } from '#server/services/quarantine.ts'

export default serve([staff(contract.releaseSubmission, ({ db, params }) => releaseSubmission(db, params))])

export const config: Config = {
  path: ['/api/reports/:report/:id/release'],
}
