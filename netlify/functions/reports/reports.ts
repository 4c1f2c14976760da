import type { Config } from '@netlify/functions'
import { reportEndpoint } from '#contract/reports/report-endpoint.ts'
import { reports } from '#contract/reports/reports.ts'
import { pathsOf, serve, staffReading } from '#server/lib/http/serve.ts'
import { getReportPage } from '#server/services/reports/reports.ts'

const served = reports.map((report) =>
  staffReading(reportEndpoint(report), ({ db, body }) => getReportPage(db, report, body)),
)

export default serve(served)

export const config: Config = { path: pathsOf(served) }
