import type { jsPDF } from 'jspdf'
import {
  gutter,
  lineHeight,
  margin,
  noteHeight,
  padding,
  rowHeight,
  textSize,
  titleHeight,
  titleSize,
} from './paper-size.ts'
import { mustBeShaped, ShapedText } from './shaped-text.ts'

const ink = 20
const headFill = '#141414'
const muted = 90
const white = 255
const rule = 205
/** The distance from the upper edge of a line to its baseline, as a share of the letters' size. */
const ascent = 0.9

/** Draws the parts of a report into a PDF: heading, header and rows of the table, page numbers. */
export class PaperPen {
  readonly #pdf: jsPDF
  readonly #widths: readonly number[]
  readonly #tableWidth: number
  readonly #shaped = new ShapedText()

  /** `widths` are the widths of the columns. */
  constructor(pdf: jsPDF, widths: readonly number[]) {
    this.#pdf = pdf
    this.#widths = widths
    this.#tableWidth = widths.reduce((sum, width) => sum + width, 0)
  }

  async heading(title: string, notes: readonly string[]): Promise<void> {
    this.#take(titleSize, ink)
    await this.#put(title, margin, margin + titleSize * ascent, this.#tableWidth)
    this.#take(textSize, muted)
    for (const [index, note] of notes.entries())
      await this.#write(note, margin, margin + titleHeight + index * noteHeight, this.#tableWidth)
  }

  /** Draws the header with its upper edge at `y`; answers its height. */
  async head(titles: readonly string[][], y: number): Promise<number> {
    const height = rowHeight(Math.max(...titles.map(({ length }) => length)))
    this.#pdf.setFillColor(headFill)
    this.#pdf.rect(margin, y, this.#tableWidth, height, 'F')
    this.#take(textSize, white)
    await this.#cells(titles, y)
    return height
  }

  /** Draws a row with its upper edge at `y`. */
  async row(cells: readonly string[][], y: number, height: number): Promise<void> {
    this.#take(textSize, ink)
    await this.#cells(cells, y)
    this.#pdf.setDrawColor(rule)
    this.#pdf.setLineWidth(0.5)
    this.#pdf.line(margin, y + height, margin + this.#tableWidth, y + height)
  }

  /** Writes its number and the number of pages under each page; must be called last. */
  async numberPages(title: string): Promise<void> {
    const pages = this.#pdf.getNumberOfPages()
    this.#take(textSize, muted)
    for (let page = 1; page <= pages; page++) {
      this.#pdf.setPage(page)
      const baseline = this.#pdf.internal.pageSize.getHeight() - margin / 2
      const words = `Page ${page} of ${pages}`
      await this.#put(title, margin, baseline, this.#tableWidth)
      this.#pdf.text(words, margin + this.#tableWidth, baseline, { align: 'right' })
    }
  }

  async #cells(cells: readonly string[][], y: number): Promise<void> {
    let x = margin
    for (const [column, lines] of cells.entries()) {
      const width = this.#widths[column] ?? 0
      for (const [index, line] of lines.entries())
        await this.#write(line, x + gutter, y + padding + index * lineHeight, width - 2 * gutter)
      x += width
    }
  }

  /** Writes a line in the size of the table's text with its upper edge at `y`. */
  async #write(line: string, x: number, y: number, room: number): Promise<void> {
    await this.#put(line, x, y + textSize * ascent, room)
  }

  /** Writes a line in the size that was taken last. */
  async #put(line: string, x: number, baseline: number, room: number): Promise<void> {
    if (mustBeShaped(line)) await this.#shaped.draw(this.#pdf, line, x, baseline, room)
    else this.#pdf.text(line, x, baseline)
  }

  #take(size: number, colour: number): void {
    this.#pdf.setFontSize(size)
    this.#pdf.setTextColor(colour)
  }
}
