import type { Report, ReportFilters, ReportPage, ReportRow } from '#contract/reports.ts'
import { readReportPage } from '#server/data/reports.ts'
import type { Database } from '#server/lib/supabase-clients.ts'

/** The view that answers each report. */
const viewOf: Record<Report['id'], string> = {
  enquiry: 'product_enquiry_report',
}

/** A page of a report; a page past the end is an empty list with true totals. */
export async function getReportPage(
  db: Database,
  report: Report['id'],
  filters: ReportFilters,
): Promise<ReportPage> {
  const { data, totalRecords } = await readReportPage(db, viewOf[report], filters)
  // The endpoint's answer schema checks every row against the report's columns before it leaves.
  return {
    data: data as ReportRow[],
    totalRecords,
    totalPages: Math.ceil(totalRecords / filters.limit),
  }
}
