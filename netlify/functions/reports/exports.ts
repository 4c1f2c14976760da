import type { Config } from '@netlify/functions'
import * as contract from '#contract/reports/export.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { exportReport } from '#server/services/reports/exports.ts'

const served = [staff(contract.exportReport, ({ db, params, body }) => exportReport(db, params.report, body))]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
