import type { ReportFilters, ReportPage } from '#contract/report-endpoint.ts'
import type { ReportId } from '#contract/reports.ts'
import { readReportPage } from '#server/data/reports.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The view that answers each report. */
export const viewOf: Record<ReportId, string> = {
  booking: 'booking_report',
  amc: 'amc_report',
  ew: 'warranty_report',
  finance: 'finance_report',
  enquiry: 'product_enquiry_report',
  service: 'service_report',
  message: 'contact_report',
  'become-dealer': 'network_report',
  applicants: 'career_report',
  'spare-part': 'spare_part_report',
  sales: 'sales_report',
  review: 'review_report',
  offer: 'offer_report',
  'opt-in': 'opt_in_report',
  'joy-club': 'joy_club_report',
  audit: 'audit_report',
}

/** A page of a report; a page past the end is an empty list with true totals. */
export async function getReportPage(
  db: DatabaseClient,
  report: ReportId,
  filters: ReportFilters,
): Promise<ReportPage> {
  const { data, totalRecords, isCapped } = await readReportPage(db, viewOf[report], filters)
  // The endpoint's answer schema checks every row against the report's columns before it leaves.
  return { data, totalRecords, totalPages: Math.ceil(totalRecords / filters.limit), isCapped }
}
