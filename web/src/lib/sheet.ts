import Papa from 'papaparse'
import { withoutMarks } from '#contract/wire/text.ts'

/**
 * The cells of rows that were copied from a spreadsheet (tabs) or stand in a CSV (commas or semicolons, also
 * under a first line `sep=;`), trimmed and without marks that nobody sees; rows without any cell are left
 * out. With the sign that stood between the cells.
 */
export function readSheet(text: string): { rows: string[][]; delimiter: string } {
  const [first = ''] = text.split('\n', 1)
  const named = /^\uFEFF?"?sep=(.)"?\s*$/i.exec(first)?.[1]
  const lines = named ? text.slice(first.length + 1) : text
  const delimiter = named ?? (lines.includes('\t') ? '\t' : '')
  const { data, meta } = Papa.parse<string[]>(withoutMarks(lines), { delimiter, skipEmptyLines: 'greedy' })
  return { rows: data.map((row) => row.map((cell) => cell.trim())), delimiter: meta.delimiter }
}

/**
 * The text of a file that a spreadsheet or a vendor wrote: UTF-8, UTF-16 where its first mark says so
 * (Excel's "Unicode text" and the lists of Meta), else the letters of Windows.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
