import type { ReportDefinition } from '#contract/report-definition.ts'
import { type ReportPage, reportEndpoint } from '#contract/report-endpoint.ts'
import { callRoute } from '#web/lib/api-client.ts'

/** The filters of a report screen. Days are Indian calendar days, `YYYY-MM-DD`; an empty text means no bound. */
export interface ReportQuestion {
  page: number
  fromDate: string
  toDate: string
  term: string
  /** Asks for the quarantined entries instead of the report's own. */
  quarantined: boolean
}

/**
 * The body of the call. It leaves out the search term of a report whose text box searches the loaded page alone, so two
 * questions with the same body get the same answer.
 */
export function reportBody(report: ReportDefinition, question: ReportQuestion): Record<string, unknown> {
  const { term, quarantined, ...filters } = question
  const body = { ...filters, limit: 10, quarantined: quarantined || undefined }
  return report.searchesPageBy ? body : { ...body, [report.searchField]: term }
}

/** Loads one page of a report and parses it by the contract. */
export async function loadReport(
  report: ReportDefinition,
  question: ReportQuestion,
  signal: AbortSignal,
): Promise<ReportPage> {
  const answer = await callRoute(
    { method: 'POST', path: report.path },
    { body: reportBody(report, question) },
    { signal },
  )
  return reportEndpoint(report).answer.parse(answer)
}
