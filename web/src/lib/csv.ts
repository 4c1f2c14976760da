import Papa from 'papaparse'

/** Tells Excel that the file is UTF-8; the first thing in a CSV file. */
export const byteOrderMark = '\uFEFF'
export const csvLineEnd = '\r\n'
export const csvType = 'text/csv;charset=utf-8'

/**
 * A cell that a spreadsheet would run: it begins, perhaps behind blanks or invisible marks, with a sign that opens a
 * formula. A plain number or phone number after the sign is left alone.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*(?:[=@\t\r＝＠]|[+\-＋－](?![\d\s.,()-]*$))/u

/** Rows as CSV, every cell quoted and formulas made harmless, without a line end behind the last. */
export function csvRows(cells: string[][]): string {
  return Papa.unparse(cells, { quotes: true, escapeFormulae: formula, newline: csvLineEnd })
}
