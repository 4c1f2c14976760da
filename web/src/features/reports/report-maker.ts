import type { ExportPartEnd } from '#contract/export.ts'
import type { ReportDefinition } from '#contract/report-definition.ts'
import type { ReportRow } from '#contract/report-endpoint.ts'
import type { ExportKind } from './export-kinds.ts'
import { CsvFile } from './make-csv.ts'
import { reportCells } from './report-cells.ts'
import type { ReportHeading } from './report-file.ts'
import { RowReader } from './row-reader.ts'

/**
 * Takes rows, or the pieces of a stream of rows, and makes a file of them; runs in a worker (`open-maker.ts`), so that
 * reading a hundred thousand rows holds up no screen. What becomes CSV is written at once; the other kinds need their cells.
 */
export class ReportMaker {
  readonly #kind: ExportKind
  readonly #report: ReportDefinition
  readonly #reader: RowReader
  readonly #cells: string[][] = []
  #heading: ReportHeading | undefined
  #csv: CsvFile | undefined

  constructor(kind: ExportKind, report: ReportDefinition) {
    this.#kind = kind
    this.#report = report
    this.#reader = new RowReader(report)
  }

  /** Says what stands above the rows; comes first. */
  begin(heading: ReportHeading): void {
    this.#heading = heading
    if (this.#kind === 'CSV') this.#csv = new CsvFile(heading)
  }

  /** Reads a piece of the stream; answers how many rows there are so far. */
  take(piece: Uint8Array): number {
    this.addRows(this.#reader.read(piece))
    return this.#reader.received
  }

  endPart(): ExportPartEnd | undefined {
    return this.#reader.endPart()
  }

  addRows(rows: readonly ReportRow[]): void {
    const cells = reportCells(this.#report, rows)
    if (this.#csv) this.#csv.add(cells)
    else for (const row of cells) this.#cells.push(row)
  }

  /** The file, PDF or CSV, when all rows have come; `onDrawn` is told how many of them stand in the PDF. */
  async finish(onDrawn: (rows: number) => void): Promise<Blob> {
    if (this.#csv) return this.#csv.toBlob()
    if (!this.#heading) throw new Error('Nothing was begun.')
    const { makePdf } = await import('./make-pdf.ts')
    return makePdf(this.#heading, this.#cells, onDrawn)
  }

  /** The next rows for a document on paper, cell by cell; none when there are no more. */
  nextCells(count: number): string[][] {
    return this.#cells.splice(0, count)
  }
}
