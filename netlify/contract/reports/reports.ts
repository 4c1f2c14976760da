import { auditReport } from './audit-report.ts'
import { joyClubReport, messageReport, optInReport, reviewReport } from './contact-reports.ts'
import { applicantsReport, becomeDealerReport } from './joining-reports.ts'
import type { ReportDefinition } from './report-definition.ts'
import { enquiryReport, exchangeReport, financeReport, offerReport, salesReport } from './sales-reports.ts'
import { amcReport, bookingReport, ewReport, serviceReport, sparePartReport } from './service-reports.ts'

/**
 * Every report in the order of the menu; handlers, screens and exports go through this list. Back-office
 * sections 2, 7 and 9. Opt-In, Joy Club and Exchange are additions: the specification collects the enquiries
 * of the first two and shows them nowhere. The Audit Trail lists what staff did.
 */
export const reports = [
  bookingReport,
  amcReport,
  ewReport,
  financeReport,
  enquiryReport,
  serviceReport,
  messageReport,
  becomeDealerReport,
  applicantsReport,
  sparePartReport,
  salesReport,
  reviewReport,
  offerReport,
  optInReport,
  joyClubReport,
  exchangeReport,
  auditReport,
] as const satisfies readonly ReportDefinition[]

export type ReportId = (typeof reports)[number]['id']
