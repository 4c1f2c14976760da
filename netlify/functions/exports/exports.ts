import type { Config } from '@netlify/functions'
import * as contract from '#contract/export.ts'
import { serve, staff } from '#server/lib/http/serve.ts'
import { exportReport } from '#server/services/exports.ts'

export default serve([
  staff(contract.exportReport, (call) => exportReport(call, call.params.report, call.body)),
])

export const config: Config = {
  path: ['/api/reports/:report/export'],
}
