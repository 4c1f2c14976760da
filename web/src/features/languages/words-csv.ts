import Papa from 'papaparse'
import type { TranslatedText } from '#contract/content/translations.ts'
import { namedSeparator } from '#domain/texts/text-file.ts'
import { byteOrderMark, csvLineEnd, csvRows, csvType } from '#web/lib/csv.ts'

const titles = ['English', 'Odia', 'Hindi', 'Where it stands']

/** Texts with their words as a CSV that spreadsheets open. */
export function wordsFile(texts: readonly TranslatedText[]): Blob {
  const rows = texts.map(({ source, or, hi, place }) => [source, or, hi, place])
  return new Blob([byteOrderMark + csvRows([titles, ...rows]) + csvLineEnd], { type: csvType })
}

/**
 * The texts of a file that a translator sent back, found by its line of titles; a text without any words is
 * left out.
 */
export function readWordsFile(file: string): { source: string; or: string; hi: string }[] {
  const named = namedSeparator(file)
  const [line = [], ...rows] = Papa.parse<string[]>(named.rows, {
    delimiter: named.delimiter,
    skipEmptyLines: 'greedy',
  }).data
  const column = (title: string) => line.findIndex((cell) => cell.trim() === title)
  const [english, odia, hindi] = [column('English'), column('Odia'), column('Hindi')]
  // The apostrophe in front keeps a spreadsheet from running a text as a formula; it is not part of the text.
  const cell = (row: string[], at: number) =>
    (row[at] ?? '')
      .replace(/\r\n/g, '\n')
      .trim()
      .replace(/^'(?=\s*[=@+-])/, '')
  if (english < 0) return []
  return rows
    .map((row) => ({ source: cell(row, english), or: cell(row, odia), hi: cell(row, hindi) }))
    .filter(({ source, or, hi }) => source !== '' && (or !== '' || hi !== ''))
}
