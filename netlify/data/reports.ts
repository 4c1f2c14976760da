import type { ReportFilters, ReportPage, ReportRow } from '#contract/report-endpoint.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The functions of the database answer JSON, whose shape the generated types do not know.

/** One page of a report view with the count of all rows of the filter, in one round trip. */
export async function readReportPage(
  db: DatabaseClient,
  view: string,
  filters: ReportFilters,
): Promise<Omit<ReportPage, 'totalPages'>> {
  const answer = await db.rpc('report_page', {
    ...filterArguments(view, filters),
    page_number: filters.page,
    page_size: filters.limit,
  })
  const { data, ...totals } = dataOf(answer) as unknown as Omit<ReportPage, 'totalPages'>
  return { data: data.map(onTheWire), ...totals }
}

/** Rows of an export, and on its first step the count of all. */
export interface ReportStep {
  data: (ReportRow & LastRow)[]
  totalRecords: number | null
}
interface LastRow {
  id: string
  created_at: string
}
type RowFilters = Pick<ReportFilters, 'fromDate' | 'toDate' | 'term' | 'quarantined'>

/**
 * The rows of a report below `last`, at most 1,000, newest first. Without `last` it answers the first rows and the
 * count of all.
 */
export async function readReportStep(
  db: DatabaseClient,
  view: string,
  filters: RowFilters,
  last?: LastRow,
): Promise<ReportStep> {
  const answer = await db.rpc('report_export_page', {
    ...filterArguments(view, filters),
    ...(last && { below_created_at: last.created_at, below_id: last.id }),
    page_size: stepRows,
  })
  const { data, totalRecords } = dataOf(answer) as unknown as ReportStep
  return { data: data.map(onTheWire), totalRecords }
}

function filterArguments(view: string, { fromDate, toDate, term, quarantined }: RowFilters) {
  return {
    report: view,
    ...(fromDate && { from_day: fromDate }),
    ...(toDate && { to_day: toDate }),
    term,
    quarantined,
  }
}

/** Rows of one step of an export; few, because two steps are in memory at a time. */
export const stepRows = 1_000

/** Replaces the path of a résumé with the address where staff can open it. */
function onTheWire<Row extends Record<string, unknown>>(row: Row): Row {
  return typeof row.resume_url === 'string' ? { ...row, resume_url: `/api/resumes/${row.resume_url}` } : row
}
