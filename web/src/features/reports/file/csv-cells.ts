import type { ColumnKind, ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { indianNumber, numberDigits } from '#contract/wire/phone-number.ts'
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

/** What a spreadsheet would turn into another number, a day or the result of a sum. */
const altered = /^(?:0\d+|\d{16,}|\d+e\d+|\+\d+|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?|[+-]?\d+(?:[-+*/]\d+)+)$/i

function kept(kind: ColumnKind, text: string): string {
  if (kind === 'phone') return spacedNumber(text)
  return !ownForms.has(kind) && altered.test(text) ? `'${text}` : text
}

/**
 * A telephone number with a blank in it, which every spreadsheet keeps as text: `98765 43210`. A zero before
 * 1 to 6 is the code of a place and stays.
 */
function spacedNumber(text: string): string {
  const number = indianNumber(text)
  if (number && !/^0[1-6]/.test(numberDigits(text))) return `${number.slice(0, 5)} ${number.slice(5)}`
  const spaced = text.replace(/[-().\s]+/g, ' ').trim()
  return altered.test(spaced) ? `${spaced.slice(0, -5)} ${spaced.slice(-5)}` : spaced
}
