import { reportCells, reportTitles } from './report-cells.ts'
import type { ReportFile } from './report-file.ts'

const styles = `
  body { font: 10pt/1.35 system-ui, "Noto Sans Oriya", sans-serif; color: #000; }
  h1 { font-size: 14pt; margin: 0 0 4pt; }
  p { margin: 0; font-size: 9pt; color: #444; }
  table { width: 100%; border-collapse: collapse; margin-top: 8pt; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { border: 0.5pt solid #999; padding: 3pt 5pt; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
`

/** Builds the plain document that is printed; only text nodes, so that nothing a visitor typed can run. */
export function fillPrintDocument(page: Document, { report, rows, notes }: ReportFile): void {
  page.documentElement.lang = 'en'
  page.title = report.title
  const style = page.createElement('style')
  style.textContent = `${styles} @page { size: A4 ${report.orientation}; margin: 12mm; }`
  page.head.append(style)
  const heading = page.createElement('h1')
  heading.textContent = report.title
  const lines = notes.map((note) => {
    const line = page.createElement('p')
    line.textContent = note
    return line
  })
  const table = page.createElement('table')
  const header = table.createTHead().insertRow()
  for (const title of reportTitles(report)) {
    const cell = page.createElement('th')
    cell.scope = 'col'
    cell.textContent = title
    header.append(cell)
  }
  const body = table.createTBody()
  for (const cells of reportCells(report, rows)) {
    const row = body.insertRow()
    for (const text of cells) row.insertCell().textContent = text
  }
  page.body.append(heading, ...lines, table)
}

/** Prints the rows from a document of their own: the screen's scrolling table would lose rows on paper. */
export function printReport(file: ReportFile): void {
  const frame = document.createElement('iframe')
  frame.title = `Print ${file.report.menu}`
  frame.className = 'sr-only'
  document.body.append(frame)
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) throw new Error('The print document could not be opened.')
  fillPrintDocument(contentDocument, file)
  contentWindow.addEventListener('afterprint', () => frame.remove(), { once: true })
  contentWindow.focus()
  contentWindow.print()
}
