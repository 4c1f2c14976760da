import type { Config } from '@netlify/functions'
import { reportEndpoint, reports } from '#contract/reports.ts'
import { serve, staff } from '#server/lib/serve.ts'
import { getReportPage } from '#server/services/reports.ts'

export default serve(
  reports.map((report) =>
    staff(reportEndpoint(report), ({ db, body }) => getReportPage(db, report.id, body)),
  ),
)

export const config: Config = { path: ['/api/enquiryReports'] }
