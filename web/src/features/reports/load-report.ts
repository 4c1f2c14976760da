import type { ReportDefinition } from '#contract/report-definition.ts'
import { type ReportPage, reportEndpoint } from '#contract/report-endpoint.ts'
import { callRoute } from '#web/lib/api-client.ts'

/** The filters a screen holds; days are Indian calendar days, empty text means no bound. */
export interface ReportQuestion {
  page: number
  fromDate: string
  toDate: string
  term: string
  /** Asks for what looked like a robot's instead of the report itself. */
  quarantined: boolean
}

/**
 * What the server is asked: where the text box searches the loaded page alone, the term stays here.
 * The answer also says when two questions are the same to the server.
 */
export function reportBody(report: ReportDefinition, question: ReportQuestion): Record<string, unknown> {
  const { term, quarantined, ...filters } = question
  const body = { ...filters, limit: 10, quarantined: quarantined || undefined }
  return report.searchesPageBy ? body : { ...body, [report.searchField]: term }
}

/** Asks for one page of a report and checks the answer against the contract. */
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
