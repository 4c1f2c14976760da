import { reportTitles } from './report-cells.ts'
import type { ReportHeading } from './report-file.ts'

/** More rows than these, which nobody sees here, are laid out for the printer alone. */
const rowsOnScreen = 100

const styles = `
  @media screen { body.long { display: none; } }
  body { font: 10pt/1.35 system-ui, "Noto Sans Oriya", sans-serif; color: #000; }
  h1 { font-size: 14pt; margin: 0 0 4pt; }
  p { margin: 0; font-size: 9pt; color: #444; }
  table { width: 100%; border-collapse: collapse; margin-top: 8pt; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { border: 0.5pt solid #999; padding: 3pt 5pt; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
`

/**
 * A plain document to be printed, which grows by slices of rows: the screen's scrolling table would lose rows on paper.
 * Only text nodes, so that nothing a visitor typed can run.
 */
export class PrintDocument {
  readonly #frame = document.createElement('iframe')
  readonly #body: HTMLTableSectionElement

  constructor({ report, notes }: ReportHeading) {
    this.#frame.title = `Print ${report.menu}`
    this.#frame.className = 'sr-only'
    document.body.append(this.#frame)
    const page = this.#frame.contentDocument
    if (!page) throw new Error('The print document could not be opened.')
    page.documentElement.lang = 'en'
    page.title = report.title
    const style = page.createElement('style')
    style.textContent = `${styles} @page { size: A4 ${report.orientation}; margin: 12mm; }`
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

function withText<Tag extends 'h1' | 'p' | 'th'>(
  page: Document,
  tag: Tag,
  text: string,
  attributes: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(page.createElement(tag), { textContent: text, ...attributes })
}
