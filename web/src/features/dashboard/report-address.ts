import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { type ReportId, reports } from '#contract/reports/reports.ts'
import type { NamedPartId } from '#contract/site/site-parts.ts'
import { paths } from '#web/lib/address/paths.ts'

/**
 * The address of a report: of one day (`YYYY-MM-DD`) when the day is known, otherwise of the whole report.
 */
export function reportOfDay(report: ReportId, day: string | undefined): string {
  const address = `${paths.adminDashboard}?page=${report}`
  return day ? `${address}&from=${day}&to=${day}` : address
}

/** The address of the enquiries of a report that are in quarantine. */
export function quarantineOf(report: ReportId): string {
  return `${reportOfDay(report, undefined)}&quarantine=yes`
}

/**
 * The name of a report in the menu, without the word "Report"; `names` are those of the parts of the site.
 */
export function shortName(id: ReportId, names: Record<NamedPartId, string>): string {
  const report: ReportDefinition | undefined = reports.find((one) => one.id === id)
  if (report?.namedBy) return names[report.namedBy]
  return (report?.menu ?? id).replace(/ Report$/, '')
}
