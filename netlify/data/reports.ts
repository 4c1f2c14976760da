import { z } from 'zod'
import type { ReportFilters } from '#contract/report-endpoint.ts'
import { dataOf } from '#server/lib/database-error.ts'
import type { Database } from '#server/lib/supabase-clients.ts'

const answered = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  totalRecords: z.number().int(),
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
  })
  return answered.parse(dataOf(answer))
}
