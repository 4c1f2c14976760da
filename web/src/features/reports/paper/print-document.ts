import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { PaperHead } from './lay-out-report.ts'
import {
  gutter,
  lineHeight,
  margin,
  noteHeight,
  padding,
  tableGap,
  textSize,
  titleHeight,
  titleSize,
} from './paper-size.ts'
import { addFontsTo, reportFontFamily } from './report-font.ts'

/** The thinnest line that a browser draws is a pixel, and the pixel counts in the height of a row. */
const border = 1

/**
 * How many rows are laid out for the screen; nobody sees the later rows here, so these are laid out for the
 * printer alone.
 */
const rowsOnScreen = 100

/**
 * A plain document to be printed, which grows by slices of rows: the scrolling table of the screen would lose
 * rows on paper. The document has text nodes only, so that no text of a visitor can run.
 */
export class PrintDocument {
  readonly #frame = document.createElement('iframe')
  readonly #body: HTMLTableSectionElement
  readonly #hasHindi: boolean

  constructor(report: ReportDefinition, { notes, widths, head, hasHindi }: PaperHead) {
    this.#hasHindi = hasHindi
    this.#frame.title = `Print ${report.menu}`
    this.#frame.className = 'sr-only'
    document.body.append(this.#frame)
    const page = this.#frame.contentDocument
    if (!page) throw new Error('The print document could not be opened.')
    page.documentElement.lang = 'en'
    page.title = report.title
    const style = page.createElement('style')
    style.textContent = styles(report, widths)
    page.head.append(style)
    const table = page.createElement('table')
    const header = table.createTHead().insertRow()
    header.append(...head.map((title) => withText(page, 'th', title.join('\n'), { scope: 'col' })))
    this.#body = table.createTBody()
    page.body.append(
      withText(page, 'h1', report.title),
      ...notes.map((note) => withText(page, 'p', note)),
      table,
    )
  }

  /** Adds rows, as the lines of their cells. */
  add(rows: readonly string[][][]): void {
    for (const cells of rows) {
      const row = this.#body.insertRow()
      for (const lines of cells) row.insertCell().textContent = lines.join('\n')
    }
    if (this.#body.rows.length > rowsOnScreen) this.#body.ownerDocument.body.className = 'long'
  }

  /**
   * Must be called before the first rows, so that each line is printed in the font in which it was measured.
   */
  async loadFonts(): Promise<void> {
    await addFontsTo(this.#body.ownerDocument, this.#hasHindi)
  }

  /** Shows the browser's print dialog; the document is removed when the dialog closes. */
  print(): void {
    const { contentWindow } = this.#frame
    contentWindow?.addEventListener('afterprint', () => this.remove(), { once: true })
    contentWindow?.focus()
    contentWindow?.print()
  }

  remove(): void {
    this.#frame.remove()
  }
}

/**
 * The styles that make the same page as the PDF, with the lines broken where they were measured to break. A
 * frame of its own has no doctype, and without a doctype a table does not take the font of the page around
 * it.
 */
function styles({ orientation, title }: ReportDefinition, widths: readonly number[]): string {
  const columns = widths.map((width, index) => `th:nth-child(${index + 1}) { width: ${width}pt; }`)
  return `
    @page {
      size: A4 ${orientation};
      margin: ${margin}pt;
      @bottom-left { content: "${title}"; font-size: ${textSize}pt; color: #555; }
      @bottom-right { content: "Page " counter(page) " of " counter(pages); font-size: ${textSize}pt; color: #555; }
    }
    @media screen { body.long { display: none; } }
    body { margin: 0; font: ${textSize}pt/${lineHeight}pt ${reportFontFamily}; font-kerning: none; color: #000; }
    h1 { margin: 0; font-size: ${titleSize}pt; line-height: ${titleHeight}pt; font-weight: normal; }
    p { margin: 0; line-height: ${noteHeight}pt; color: #444; }
    table { margin-top: ${tableGap}pt; border-collapse: collapse; table-layout: fixed; width: 100%; font: inherit; color: inherit; }
    thead { display: table-header-group; }
    tr { break-inside: avoid; border-bottom: ${border}px solid #999; }
    thead tr { border-block: ${border}px solid #000; }
    th, td { box-sizing: border-box; padding: ${padding}pt ${gutter}pt ${padding - border}pt; text-align: left; vertical-align: top; font-weight: normal; white-space: pre; }
    ${columns.join('\n')}
  `
}

function withText<Tag extends 'h1' | 'p' | 'th'>(
  page: Document,
  tag: Tag,
  text: string,
  attributes: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(page.createElement(tag), { textContent: text, ...attributes })
}
