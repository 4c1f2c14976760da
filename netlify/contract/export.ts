import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { reportFilters } from './report-endpoint.ts'
import { reports } from './reports.ts'
import { routes } from './routes.ts'

/** The id of every report, as paths carry it. */
export const reportIds = reports.map(({ id }) => id) as [string, ...string[]]

/** The header that says how many rows the stream promises. */
export const exportTotalHeader = 'x-total-records'

/**
 * Every row of a report's filter as newline-delimited JSON, newest first. The last line is `{"end": <rows sent>}`:
 * a stream that breaks off has none, and a client must not pretend to be complete without it.
 */
export const exportReport = endpoint({
  name: 'exportReport',
  ...routes.exportReport,
  role: 'staff',
  summary: 'All rows of the current filter as NDJSON, with the count it promised in a header.',
  params: z.object({ report: z.enum(reportIds) }),
  body: reportFilters,
  answer: z.instanceof(Response),
})
