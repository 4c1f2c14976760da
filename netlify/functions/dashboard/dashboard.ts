import type { Config } from '@netlify/functions'
import * as contract from '#contract/dashboard.ts'
import { getLeadFigures as leadFigures } from '#contract/lead-figures.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { getDashboard } from '#server/services/dashboard.ts'
import { getLeadFigures } from '#server/services/lead-figures.ts'

const served = [
  staff(contract.getDashboard, ({ db }) => getDashboard(db)),
  staff(leadFigures, ({ db }) => getLeadFigures(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
