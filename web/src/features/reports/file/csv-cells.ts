import type { ColumnKind, ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { phoneCell, textCell } from '#web/lib/csv-cell.ts'
import { cellText } from '../report-cells.ts'

/**
 * A report's rows as text, cell by cell, in the order of its columns, and in forms that spreadsheets keep: a
 * spreadsheet takes a zero off the front of a number, makes a day of `1-2`, and computes `+91-98765-43210`.
 */
export function csvCells(report: ReportDefinition, rows: readonly ReportRow[]): string[][] {
  return rows.map((row) => report.columns.map((column) => kept(column.kind, cellText(column, row))))
}

/** The site writes these itself, in forms that mean the same in a spreadsheet. */
const ownForms: ReadonlySet<ColumnKind> = new Set(['date', 'time', 'rupees', 'yes-no', 'resume'])

function kept(kind: ColumnKind, text: string): string {
  if (kind === 'phone') return phoneCell(text)
  return ownForms.has(kind) ? text : textCell(text)
}
