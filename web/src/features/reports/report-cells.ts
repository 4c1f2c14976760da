import type { ReportColumn, ReportDefinition } from '#contract/report-definition.ts'
import type { ReportRow } from '#contract/report-endpoint.ts'

/** What one cell says, as text. */
export function cellText(column: ReportColumn, row: ReportRow): string {
  const text = column.keys.map((key) => row[key] ?? '').join(' ')
  if (column.kind === 'yes-no') return text === 'true' ? 'Yes' : 'No'
  return text.trim()
}

/** A report's rows as text, cell by cell, in the order of its columns: what table, PDF, CSV and print share. */
export function reportCells(report: ReportDefinition, rows: readonly ReportRow[]): string[][] {
  return rows.map((row) => report.columns.map((column) => cellText(column, row)))
}

export function reportTitles(report: ReportDefinition): string[] {
  return report.columns.map(({ title }) => title)
}
