import { z } from 'zod'
import type { ReportFilters } from '#contract/report-endpoint.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

const answered = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  totalRecords: z.number().int(),
  isCapped: z.boolean(),
})

/** One page of a report view with the count of all rows of the filter: one round trip. */
export async function readReportPage(
  db: Database,
  view: string,
  filters: ReportFilters,
): Promise<z.infer<typeof answered>> {
  const answer = await db.rpc('report_page', {
    report: view,
    from_day: filters.fromDate,
    to_day: filters.toDate,
    term: filters.term,
    page_number: filters.page,
    page_size: filters.limit,
    quarantined: filters.quarantined,
  })
  const { data, ...totals } = answered.parse(dataOf(answer))
  return { data: data.map(onTheWire), ...totals }
}

const step = z.object({
  data: z.array(z.looseObject({ id: z.string(), created_at: z.string() })),
  totalRecords: z.number().int().nullable(),
})
export type ReportStep = z.infer<typeof step>
type LastRow = Pick<ReportStep['data'][number], 'id' | 'created_at'>

/** The next rows of a report below `last`, at most 1,000, newest first; without `last` the first ones, and the count of all. */
export async function readReportStep(
  db: Database,
  view: string,
  filters: Pick<ReportFilters, 'fromDate' | 'toDate' | 'term' | 'quarantined'>,
  last?: LastRow,
): Promise<ReportStep> {
  const answer = await db.rpc('report_export_page', {
    report: view,
    from_day: filters.fromDate,
    to_day: filters.toDate,
    term: filters.term,
    below_created_at: last?.created_at ?? null,
    below_id: last?.id ?? null,
    page_size: stepRows,
    quarantined: filters.quarantined,
  })
  const { data, totalRecords } = step.parse(dataOf(answer))
  return { data: data.map(onTheWire), totalRecords }
}

/** Rows of one step of an export. */
export const stepRows = 1_000

/** A resume's path becomes the address where staff open it. */
function onTheWire<Row extends Record<string, unknown>>(row: Row): Row {
  return typeof row.resume_url === 'string' ? { ...row, resume_url: `/api/resumes/${row.resume_url}` } : row
}
