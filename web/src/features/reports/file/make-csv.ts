import { byteOrderMark, csvLineEnd, csvRows, csvType } from '#web/lib/csv.ts'
import { reportTitles } from '../report-cells.ts'
import type { ReportHeading } from './report-file.ts'

/**
 * A CSV file that grows by slices of rows: byte-order mark, every cell quoted, formulas made harmless. A file
 * with every row begins with its title and notes, so that the file itself tells its content.
 */
export class CsvFile {
  readonly #slices: string[]

  constructor({ report, notes, isComplete }: ReportHeading) {
    const heading = isComplete ? [[report.title], ...notes.map((note) => [note]), ['']] : []
    this.#slices = [byteOrderMark + csvRows([...heading, reportTitles(report)])]
  }

  add(cells: string[][]): void {
    if (cells.length > 0) this.#slices.push(csvLineEnd + csvRows(cells))
  }

  toBlob(): Blob {
    return new Blob(this.#slices, { type: csvType })
  }
}
