import type { NamedPartId, SitePartId } from '#contract/site/site-parts.ts'
import { auditReport } from './audit-report.ts'
import { clubReport, messageReport, optInReport, reviewReport } from './contact-reports.ts'
import { callReport, outsideReport } from './door-reports.ts'
import { applicantsReport, becomeDealerReport } from './joining-reports.ts'
import type { ReportDefinition } from './report-definition.ts'
import {
  arrivalReport,
  enquiryReport,
  exchangeReport,
  financeReport,
  offerReport,
  salesReport,
} from './sales-reports.ts'
import { amcReport, bookingReport, ewReport, serviceReport, sparePartReport } from './service-reports.ts'

/**
 * Every report in the order of the menu; handlers, screens and exports go through this list. Back-office
 * sections 2, 7 and 9. Opt-In, Club and Exchange are additions: the specification collects the enquiries
 * of the first two and shows them nowhere. Two more list what comes through the doors from outside. The Audit
 * Trail lists what staff did.
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
  clubReport,
  exchangeReport,
  arrivalReport,
  outsideReport,
  callReport,
  auditReport,
] as const satisfies readonly ReportDefinition[]

export type ReportId = (typeof reports)[number]['id']

const all: readonly ReportDefinition[] = reports

/** The part of the site to which a report and its form belong; undefined for what every dealer has. */
export function partOfReport(id: ReportId): SitePartId | undefined {
  return all.find((report) => report.id === id)?.part
}

/** The name of a report: that of its part where staff choose the name. */
export function reportName({ namedBy, title }: ReportDefinition, names: Record<NamedPartId, string>): string {
  return namedBy ? `${names[namedBy]} Report` : title
}
