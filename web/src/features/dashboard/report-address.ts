import { type ReportId, reports } from '#contract/reports/reports.ts'
import { paths } from '#web/lib/address/paths.ts'

/** The address of a report, of one day (`YYYY-MM-DD`) when it is known. */
export function reportOfDay(report: ReportId, day: string | undefined): string {
  const address = `${paths.adminDashboard}?page=${report}`
  return day ? `${address}&from=${day}&to=${day}` : address
}

/** The address of what a report holds in quarantine. */
export function quarantineOf(report: ReportId): string {
  return `${reportOfDay(report, undefined)}&quarantine=yes`
}

/** What the menu calls a report, without the word report. */
export function shortName(id: ReportId): string {
  return (reports.find((report) => report.id === id)?.menu ?? id).replace(/ Report$/, '')
}
