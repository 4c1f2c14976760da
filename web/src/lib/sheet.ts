import Papa from 'papaparse'
import { withoutMarks } from '#contract/wire/text.ts'
import { namedSeparator, textOfFile } from '#domain/texts/text-file.ts'

/**
 * The cells of rows that were copied from a spreadsheet (tabs) or stand in a CSV (commas or semicolons, also
 * under a first line `sep=;`), trimmed and without marks that nobody sees; rows without any cell are left
 * out. With the number of each row in the spreadsheet, the sign that stood between the cells, and the number
 * of a row in which a quotation mark opens that is never closed, so that all below it would be one cell.
 */
export function readSheet(text: string): {
  rows: string[][]
  numbers: number[]
  delimiter: string
  openQuoteIn: number | undefined
} {
  const { delimiter: named, rows: lines } = namedSeparator(text)
  const delimiter = named || (lines.includes('\t') ? '\t' : hasSemicolons(lines) ? ';' : '')
  const { data, meta, errors } = Papa.parse<string[]>(withoutMarks(lines), { delimiter })
  const filled = data
    .map((row, at) => ({ cells: row.map((cell) => cell.trim()), number: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return {
    rows: filled.map(({ cells }) => cells),
    numbers: filled.map(({ number }) => number),
    delimiter: meta.delimiter,
    openQuoteIn: errors.some(({ code }) => code === 'MissingQuotes') ? data.length : undefined,
  }
}

/**
 * Do semicolons part the cells of a text? So they do where the first line with any sign between its words, a
 * line of titles, has them and no comma, because prices have commas that outnumber them.
 */
function hasSemicolons(text: string): boolean {
  const lines = text.replace(/"[^"]*"/g, '').split('\n')
  const titles = lines.find((line) => /[,;]/.test(line)) ?? ''
  return titles.includes(';') && !titles.includes(',')
}

/** The most bytes of a file that is read; thousands of rows are far below. */
export const mostFileBytes = 5 * 1024 * 1024

/** The text of a file that was chosen, as `textOfFile` reads it. */
export async function readTextFile(file: Blob): Promise<string> {
  return textOfFile(new Uint8Array(await file.arrayBuffer()))
}

/** The cells of the widest row; a spread of half a million rows would be more than a call takes. */
export function widthOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((most, cells) => Math.max(most, cells.length), 0)
}
