import Papa from 'papaparse'
import { reportTitles } from './report-cells.ts'
import type { ReportHeading } from './report-file.ts'

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/**
 * A cell that a spreadsheet would run: it begins, perhaps behind blanks or invisible marks, with a sign that opens a
 * formula. A plain number or phone number after the sign is left alone.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*(?:[=@\t\r＝＠]|[+\-＋－](?![\d\s.,()-]*$))/u

/**
 * A CSV file that grows by slices of rows: byte-order mark, every cell quoted, formulas made harmless. A file of every
 * row begins with its title and notes, so that it says for itself what it holds.
 */
export class CsvFile {
  readonly #slices: string[]

  constructor({ report, notes, isComplete }: ReportHeading) {
    const heading = isComplete ? [[report.title], ...notes.map((note) => [note]), ['']] : []
    this.#slices = [byteOrderMark + written([...heading, reportTitles(report)])]
  }

  add(cells: string[][]): void {
    if (cells.length > 0) this.#slices.push(lineEnd + written(cells))
  }

  toBlob(): Blob {
    return new Blob(this.#slices, { type: 'text/csv;charset=utf-8' })
  }
}

function written(cells: string[][]): string {
  return Papa.unparse(cells, { quotes: true, escapeFormulae: formula, newline: lineEnd })
}
