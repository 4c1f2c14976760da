import Papa from 'papaparse'
import { type CatalogueFile, titlesOf } from './columns.ts'
import type { Problem } from './problem.ts'

/** A row of a file. */
export interface FileRow {
  file: CatalogueFile
  /** The line in which the row begins. */
  line: number
  /** The cells by the titles of their columns. */
  cells: Record<string, string>
}

interface CsvFile {
  isReadable: boolean
  rows: FileRow[]
  problems: Problem[]
}

/**
 * Reads one file as spreadsheets write it: UTF-8 with or without a byte order mark, cells separated by comma,
 * semicolon or tab, titles in any order and case. Rows without any text are left out. The rows of a file that
 * has other titles, or is no UTF-8, are not readable.
 */
export function readCsv(file: CatalogueFile, content: Uint8Array): CsvFile {
  const text = decoded(content)
  if (text === undefined)
    return unreadable(file, ['This is no UTF-8. Save it again as “CSV UTF-8”, so that every letter arrives.'])
  const [titles, ...records] = recordsOf(text)
  const given = (titles?.cells ?? []).map((title) => title.trim().toLowerCase())
  const wanted = titlesOf(file)
  const missing = wanted.filter((title) => !given.includes(title))
  const unknown = given.filter((title, index) => !wanted.includes(title) || given.indexOf(title) !== index)
  const faults = unknown.map(
    (title) => `Nobody knows the column ${title || '(without a title)'}. Take it out, or correct its title.`,
  )
  if (missing.length > 0)
    faults.unshift(`Not there: ${missing.join(', ')}. Add the column, empty where there is nothing to say.`)
  if (faults.length > 0) return unreadable(file, faults)

  const problems: Problem[] = []
  const rows = records.flatMap(({ line, cells, isBroken }) => {
    if (isBroken || cells.length > given.length)
      problems.push({
        file: file.name,
        line,
        words: isBroken
          ? 'A quotation mark is not closed. Write two of them for one inside of a text.'
          : `There are more cells than titles. Put a text with commas between quotation marks.`,
      })
    if (cells.every((cell) => cell.trim() === '')) return []
    return [
      { file, line, cells: Object.fromEntries(given.map((title, index) => [title, cells[index] ?? ''])) },
    ]
  })
  return { isReadable: true, rows, problems }
}

/** Writes a file with a byte order mark, so that a spreadsheet reads it as UTF-8 and shows every letter. */
export function writeCsv(file: CatalogueFile, rows: readonly Record<string, string>[]): string {
  const fields = titlesOf(file)
  const data = rows.map((cells) => fields.map((title) => cells[title] ?? ''))
  return `\ufeff${Papa.unparse({ fields, data }, { newline: '\n' })}\n`
}

function unreadable({ name }: CatalogueFile, faults: readonly string[]): CsvFile {
  const problems = faults.map((words) => ({ file: name, line: 1, words }))
  return { isReadable: false, rows: [], problems }
}

function decoded(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

interface FileRecord {
  line: number
  cells: string[]
  isBroken: boolean
}

/**
 * The records of a file, each with the line in which it begins: a text in quotation marks may have several
 * lines.
 */
function recordsOf(text: string): FileRecord[] {
  const records: FileRecord[] = []
  let line = 1
  let from = 0
  Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data, errors, meta }) => {
      records.push({ line, cells: data, isBroken: errors.some(({ type }) => type === 'Quotes') })
      line += text.slice(from, meta.cursor).split('\n').length - 1
      from = meta.cursor
    },
  })
  return records
}
