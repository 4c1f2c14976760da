import type { Config } from '@netlify/functions'
import * as contract from '#contract/reports/quarantine.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { releaseEnquiry } from '#server/services/reports/quarantine.ts'

const served = [staff(contract.releaseEnquiry, ({ db, staff, params }) => releaseEnquiry(db, staff, params))]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
