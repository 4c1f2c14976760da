import type { Config } from '@netlify/functions'
import * as contract from '#contract/quarantine.ts'
import { serve, staff } from '#server/lib/serve.ts'
import { releaseEnquiry } from '#server/services/quarantine.ts'

export default serve([staff(contract.releaseEnquiry, ({ db, params }) => releaseEnquiry(db, params))])

export const config: Config = {
  path: ['/api/reports/:report/:id/release'],
}
