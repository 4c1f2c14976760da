import { type ReportId, reports } from '#contract/reports/reports.ts'
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

/** The name of a report in the menu, without the word "Report". */
export function shortName(id: ReportId): string {
  return (reports.find((report) => report.id === id)?.menu ?? id).replace(/ Report$/, '')
}
