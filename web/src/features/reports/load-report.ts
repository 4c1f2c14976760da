import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { type ReportPage, reportEndpoint } from '#contract/reports/report-endpoint.ts'
import { callRoute } from '#web/lib/api/api-client.ts'
import { noteServerTime } from '#web/lib/api/server-clock.ts'

/**
 * The filters of a report screen. Days are Indian calendar days, `YYYY-MM-DD`; an empty text means no bound.
 */
export interface ReportQuestion {
  page: number
  pageSize: number
  fromDate: string
  toDate: string
  term: string
  /** True to ask for the quarantined entries instead of the report's own. */
  quarantined: boolean
  /** True to search every entry, also in a report whose text box searches the loaded page alone. */
  everywhere: boolean
}

/** The part of a question that says which rows match. */
export type RowFilters = Pick<ReportQuestion, 'fromDate' | 'toDate' | 'term' | 'quarantined'>

/** Whether the text box searches the loaded page alone. */
export function searchesPage(report: ReportDefinition, question: ReportQuestion): boolean {
  return report.searchesPageBy !== undefined && !question.everywhere
}

/**
 * The body of the call. The body has no search term where the text box searches the loaded page alone, so two
 * questions with the same body get the same answer.
 */
export function reportBody(report: ReportDefinition, question: ReportQuestion): Record<string, unknown> {
  const { page, pageSize: limit, fromDate, toDate, term } = question
  const body = { page, limit, fromDate, toDate, quarantined: question.quarantined || undefined }
  return searchesPage(report, question) ? body : { ...body, [report.searchField]: term }
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
  const page = reportEndpoint(report).answer.parse(answer)
  noteServerTime(page.now)
  return page
}
