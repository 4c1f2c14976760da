import type { Config } from '@netlify/functions'
import { getLeadFigures as leadFigures } from '#contract/leads/lead-figures.ts'
import * as contract from '#contract/reports/dashboard.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { getLeadFigures } from '#server/services/leads/lead-figures.ts'
import { getDashboard } from '#server/services/reports/dashboard.ts'

const served = [
  staff(contract.getDashboard, ({ db }) => getDashboard(db)),
  staff(leadFigures, ({ db }) => getLeadFigures(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
