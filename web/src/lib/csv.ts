import Papa from 'papaparse'

/** Tells Excel that the file is UTF-8; must be the first character of a CSV file. */
export const byteOrderMark = '\uFEFF'
export const csvLineEnd = '\r\n'
export const csvType = 'text/csv;charset=utf-8'

/**
 * Matches a cell that a spreadsheet would run as a formula: a cell that begins, perhaps after blanks or
 * invisible characters, with a sign that opens a formula. A plain number or phone number after the sign is no
 * match.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*(?:[=@\t\r＝＠]|[+\-＋－](?![\d\s.,()-]*$))/u

/** Rows as CSV, with every cell quoted and formulas made harmless, without a line end after the last row. */
export function csvRows(cells: string[][]): string {
  return Papa.unparse(cells, { quotes: true, escapeFormulae: formula, newline: csvLineEnd })
}
