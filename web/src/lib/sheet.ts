import Papa from 'papaparse'
import { withoutMarks } from '#contract/wire/text.ts'

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
  const [first = ''] = text.split('\n', 1)
  const named = /^\uFEFF?"?sep=(.)"?\s*$/i.exec(first)?.[1]
  const lines = named ? text.slice(first.length + 1) : text
  const delimiter = named ?? (lines.includes('\t') ? '\t' : hasSemicolons(lines) ? ';' : '')
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

/**
 * The text of a file that a spreadsheet or a vendor wrote: UTF-8, UTF-16 where its first mark or its zeros
 * say so (Excel's "Unicode text" and the lists of Meta), else the letters of Windows. Empty for a file that
 * is no text, such as a picture.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const zeros = zerosOf(new Uint8Array(bytes, 0, Math.min(2000, bytes.byteLength)))
  if ((first === 0xff && second === 0xfe) || zeros === 'after')
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || zeros === 'before')
    return new TextDecoder('utf-16be').decode(bytes)
  if (zeros === 'both') return ''
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whether zeros stand before or after the signs of a text, as in UTF-16, or on both sides, as in no text. */
function zerosOf(bytes: Uint8Array): 'none' | 'before' | 'after' | 'both' {
  const [before, after] = [0, 1].map((side) => bytes.some((byte, at) => byte === 0 && at % 2 === side))
  if (before && after) return 'both'
  return before ? 'before' : after ? 'after' : 'none'
}

/** The cells of the widest row; a spread of half a million rows would be more than a call takes. */
export function widthOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((most, cells) => Math.max(most, cells.length), 0)
}
