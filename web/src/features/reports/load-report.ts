import type { ReportDefinition } from '#contract/report-definition.ts'
import { type ReportPage, reportEndpoint } from '#contract/report-endpoint.ts'
import { callRoute } from '#web/lib/api-client.ts'

/** The filters a screen holds; days are Indian calendar days, empty text means no bound. */
export interface ReportQuestion {
  page: number
  fromDate: string
  toDate: string
  term: string
}

/** Asks for one page of a report and checks the answer against the contract. */
export async function loadReport(
  report: ReportDefinition,
  question: ReportQuestion,
  signal: AbortSignal,
): Promise<ReportPage> {
  const { term, ...filters } = question
  const answer = await callRoute(
    { method: 'POST', path: report.path },
    { body: { ...filters, limit: 10, [report.searchField]: term } },
    { signal },
  )
  return reportEndpoint(report).answer.parse(answer)
}
