import type { Config } from '@netlify/functions'
import * as contract from '#contract/dashboard.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { getDashboard } from '#server/services/dashboard.ts'

const served = [staff(contract.getDashboard, ({ db }) => getDashboard(db))]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
