import type { ExportPartEnd } from '#contract/reports/export.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { layOutReport, type PaperHead, type PaperTable } from '../paper/lay-out-report.ts'
import { loadReportFonts, needsHindi } from '../paper/report-font.ts'
import { Ruler } from '../paper/ruler.ts'
import { paperCells } from '../report-cells.ts'
import { csvCells } from './csv-cells.ts'
import type { ExportKind } from './export-kinds.ts'
import { CsvFile } from './make-csv.ts'
import type { ReportHeading } from './report-file.ts'
import { RowReader } from './row-reader.ts'

/**
 * Takes rows, or the pieces of a stream of rows, and makes a file of them. Runs in a worker
 * (`open-maker.ts`), so that reading a hundred thousand rows holds up no screen. Rows for a CSV are written
 * at once; paper needs all rows before the first is drawn, because the widths of its columns depend on all of
 * them.
 */
export class ReportMaker {
  readonly #kind: ExportKind
  readonly #report: ReportDefinition
  readonly #reader: RowReader
  readonly #cells: string[][] = []
  #rows: string[][][] = []
  #heading: ReportHeading | undefined
  #csv: CsvFile | undefined

  constructor(kind: ExportKind, report: ReportDefinition) {
    this.#kind = kind
    this.#report = report
    this.#reader = new RowReader(report)
  }

  /** Sets the words above the rows; must be called first. */
  begin(heading: ReportHeading): void {
    this.#heading = heading
    if (this.#kind === 'CSV') this.#csv = new CsvFile(heading)
  }

  /** Reads a piece of the stream; answers the number of rows so far. */
  take(piece: Uint8Array): number {
    this.addRows(this.#reader.read(piece))
    return this.#reader.received
  }

  endPart(): ExportPartEnd | undefined {
    return this.#reader.endPart()
  }

  addRows(rows: readonly ReportRow[]): void {
    if (this.#csv) this.#csv.add(csvCells(this.#report, rows))
    else for (const row of paperCells(this.#report, rows)) this.#cells.push(row)
  }

  /**
   * The file, PDF or CSV, when all rows have come; `onDrawn` is called with the number of rows that stand in
   * the PDF.
   */
  async finish(onDrawn: (rows: number) => void): Promise<Blob> {
    if (this.#csv) return this.#csv.toBlob()
    const table = await this.#layOut()
    const { makePdf } = await import('../paper/make-pdf.ts')
    return makePdf(this.#report, table, onDrawn)
  }

  /** The part above the rows on paper, when all rows have come; `nextRows` gives the rows. */
  async layOutForPrint(): Promise<PaperHead> {
    const { rows, ...head } = await this.#layOut()
    this.#rows = rows
    return head
  }

  /** The next rows for a document on paper, as the lines of their cells; empty when no row is left. */
  nextRows(count: number): string[][][] {
    return this.#rows.splice(0, count)
  }

  async #layOut(): Promise<PaperTable> {
    if (!this.#heading) throw new Error('Nothing was begun.')
    const cells = this.#cells.splice(0)
    const hasHindi =
      needsHindi([this.#heading.report.title, ...this.#heading.notes]) || cells.some(needsHindi)
    await loadReportFonts(hasHindi)
    return layOutReport(this.#heading, cells, hasHindi, new Ruler())
  }
}
