import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportFilters, ReportPage } from '#contract/reports/report-endpoint.ts'
import { reports } from '#contract/reports/reports.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { readReportPage, type StoredPage } from '#server/data/reports/reports.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { withHeldTexts } from './audit-search.ts'
import { auditInWords } from './audit-words.ts'

/** The report with an id that the contract knows. */
export function reportOf(id: string): ReportDefinition {
  const report = reports.find((one) => one.id === id)
  if (!report) throw new Error(`There is no report ${id}; the contract refuses such calls.`)
  return report
}

/** A row of a report in the words that staff read. */
export function rowInWords<Row extends object>({ id }: ReportDefinition, row: Row): Row {
  return id === 'audit' ? auditInWords(row) : row
}

/** The filters with a term that also finds what rows hold for the words that the report shows. */
export function filtersOf<Filters extends Pick<ReportFilters, 'term'>>(
  { id }: ReportDefinition,
  filters: Filters,
): Filters {
  return id === 'audit' ? { ...filters, term: withHeldTexts(filters.term) } : filters
}

/**
 * A page of a report; a page past the end is an empty list with true totals. The schema of the endpoint
 * checks every row against the columns of the report.
 */
export async function getReportPage(
  db: DatabaseClient,
  report: ReportDefinition,
  filters: ReportFilters,
): Promise<StoredPage & Pick<ReportPage, 'totalPages' | 'today' | 'now'>> {
  const {
    totalRecords,
    data: rows,
    ...page
  } = await readReportPage(db, report.view, filtersOf(report, filters))
  const data = rows.map((row) => rowInWords(report, row))
  const totalPages = Math.ceil(totalRecords / filters.limit)
  const now = new Date()
  return { ...page, data, totalRecords, totalPages, today: indianDay(now), now: now.toISOString() }
}
