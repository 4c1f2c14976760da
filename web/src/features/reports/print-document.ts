import { isUnbroken } from './column-widths.ts'
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
import { reportTitles } from './report-cells.ts'
import type { ReportHeading } from './report-file.ts'
import { addFontTo, reportFontName } from './report-font.ts'

/** More rows than these, which nobody sees here, are laid out for the printer alone. */
const rowsOnScreen = 100

/**
 * A plain document to be printed, which grows by slices of rows: the screen's scrolling table would lose rows on paper.
 * Only text nodes, so that nothing a visitor typed can run.
 */
export class PrintDocument {
  readonly #frame = document.createElement('iframe')
  readonly #body: HTMLTableSectionElement

  /** `widths` are those of the columns, in points. */
  constructor(heading: ReportHeading, widths: readonly number[]) {
    const { report, notes } = heading
    this.#frame.title = `Print ${report.menu}`
    this.#frame.className = 'sr-only'
    document.body.append(this.#frame)
    const page = this.#frame.contentDocument
    if (!page) throw new Error('The print document could not be opened.')
    page.documentElement.lang = 'en'
    page.title = report.title
    const style = page.createElement('style')
    style.textContent = styles(heading, widths)
    page.head.append(style)
    const table = page.createElement('table')
    const header = table.createTHead().insertRow()
    header.append(...reportTitles(report).map((title) => withText(page, 'th', title, { scope: 'col' })))
    this.#body = table.createTBody()
    page.body.append(
      withText(page, 'h1', report.title),
      ...notes.map((note) => withText(page, 'p', note)),
      table,
    )
  }

  add(cells: readonly string[][]): void {
    for (const texts of cells) {
      const row = this.#body.insertRow()
      for (const text of texts) row.insertCell().textContent = text
    }
    if (this.#body.rows.length > rowsOnScreen) this.#body.ownerDocument.body.className = 'long'
  }

  /** Shows the browser's print dialog; the document goes when it closes. */
  async print(): Promise<void> {
    const { contentWindow, contentDocument } = this.#frame
    if (contentDocument) await addFontTo(contentDocument)
    contentWindow?.addEventListener('afterprint', () => this.remove(), { once: true })
    contentWindow?.focus()
    contentWindow?.print()
  }

  remove(): void {
    this.#frame.remove()
  }
}

function styles({ report }: ReportHeading, widths: readonly number[]): string {
  const columns = report.columns.map(({ kind }, index) => {
    const wrap = isUnbroken(kind) ? 'white-space: nowrap' : 'overflow-wrap: anywhere'
    return `:is(th, td):nth-child(${index + 1}) { width: ${widths[index]}pt; } td:nth-child(${index + 1}) { ${wrap}; }`
  })
  return `
    @page {
      size: A4 ${report.orientation};
      margin: ${margin}pt;
      @bottom-left { content: "${report.title}"; font-size: ${textSize}pt; color: #555; }
      @bottom-right { content: "Page " counter(page) " of " counter(pages); font-size: ${textSize}pt; color: #555; }
    }
    @media screen { body.long { display: none; } }
    body { margin: 0; font: ${textSize}pt/${lineHeight}pt ${reportFontName}, sans-serif; font-kerning: none; color: #000; }
    h1 { margin: 0; font-size: ${titleSize}pt; line-height: ${titleHeight}pt; font-weight: normal; }
    p { margin: 0; line-height: ${noteHeight}pt; color: #444; }
    table { margin-top: ${tableGap}pt; border-collapse: collapse; table-layout: fixed; width: 100%; }
    thead { display: table-header-group; }
    tr { break-inside: avoid; border-bottom: 0.5pt solid #999; }
    thead tr { border-block: 1pt solid #000; }
    th, td { box-sizing: border-box; padding: ${padding}pt ${gutter}pt; text-align: left; vertical-align: top; font-weight: normal; }
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
