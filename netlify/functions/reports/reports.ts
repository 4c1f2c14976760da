import type { Config } from '@netlify/functions'
import { reportEndpoint } from '#contract/report-endpoint.ts'
import { reports } from '#contract/reports.ts'
import { pathsOf, serve, staffReading } from '#server/lib/http/serve.ts'
import { getReportPage } from '#server/services/reports.ts'

const served = reports.map((report) =>
  staffReading(reportEndpoint(report), ({ db, body }) => getReportPage(db, report, body)),
)

export default serve(served)

export const config: Config = { path: pathsOf(served) }
