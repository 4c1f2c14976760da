import { jsPDF } from 'jspdf'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { PaperTable } from './lay-out-report.ts'
import { PaperPen } from './paper-pen.ts'
import { margin, paperOf, rowHeight, tableTop } from './paper-size.ts'
import { addReportFonts } from './report-font.ts'

/** The number of rows after which the progress is told. */
const rowsToTell = 50

/** The PDF of a table: title, notes, the header on every page, page numbers. Runs in a worker. */
export async function makePdf(
  report: ReportDefinition,
  { notes, widths, head, rows, hasHindi }: PaperTable,
  onDrawn: (rows: number) => void,
): Promise<Blob> {
  const pdf = new jsPDF({ orientation: report.orientation, unit: 'pt', format: 'a4', compress: true })
  pdf.setProperties({ title: report.title })
  await addReportFonts(pdf, hasHindi)
  const pen = new PaperPen(pdf, widths)
  await pen.heading(report.title, notes)
  const bottom = paperOf(report).height - margin
  let y = tableTop(notes.length)
  y += await pen.head(head, y)
  for (const [index, row] of rows.entries()) {
    const height = rowHeight(Math.max(...row.map(({ length }) => length)))
    if (y + height > bottom) {
      pdf.addPage()
      y = margin + (await pen.head(head, margin))
    }
    await pen.row(row, y, height)
    y += height
    if ((index + 1) % rowsToTell === 0) onDrawn(index + 1)
  }
  await pen.numberPages(report.title)
  return pdf.output('blob')
}
