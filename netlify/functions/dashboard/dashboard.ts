import type { Config } from '@netlify/functions'
import * as contract from '#contract/dashboard.ts'
import { serve, staff } from '#server/lib/http/serve.ts'
import { getDashboard } from '#server/services/dashboard.ts'

export default serve([staff(contract.getDashboard, ({ db }) => getDashboard(db))])

export const config: Config = { path: ['/api/dashboard'] }
