import type { ReportDefinition, ReportRow } from '#contract/reports.ts'

/** A report's rows as text, cell by cell, in the order of its columns: what table, PDF, CSV and print share. */
export function reportCells(report: ReportDefinition, rows: readonly ReportRow[]): string[][] {
  return rows.map((row) => report.columns.map(({ key }) => String(row[key] ?? '')))
}

export function reportTitles(report: ReportDefinition): string[] {
  return report.columns.map(({ title }) => title)
}
