import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { ReportDefinition } from '#contract/report-definition.ts'
import type { ReportRow } from '#contract/report-endpoint.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { reportCells, reportTitles } from './report-cells.ts'
import { addReportFont } from './report-font.ts'

const margin = 40

/** The PDF of the rows: title, table with its header on every page, page numbers. */
export async function toPdf(report: ReportDefinition, rows: readonly ReportRow[]): Promise<Blob> {
  const pdf = new jsPDF({ orientation: report.orientation, unit: 'pt', format: 'a4' })
  const font = await addReportFont(pdf)
  pdf.setFontSize(14)
  pdf.text(report.menu, margin, margin)
  autoTable(pdf, {
    startY: margin + 16,
    margin,
    head: [reportTitles(report)],
    body: reportCells(report, rows),
    styles: { font, fontSize: 8, overflow: 'linebreak' },
    headStyles: { fillColor: [20, 22, 26], fontStyle: 'normal' },
    showHead: 'everyPage',
  })
  numberPages(pdf)
  return pdf.output('blob')
}

export async function exportPdf(report: ReportDefinition, rows: readonly ReportRow[]): Promise<void> {
  saveFile(report.fileNames.pdf, await toPdf(report, rows))
}

function numberPages(pdf: jsPDF): void {
  const total = pdf.getNumberOfPages()
  pdf.setFontSize(8)
  for (let page = 1; page <= total; page++) {
    pdf.setPage(page)
    pdf.text(`Page ${page} of ${total}`, margin, pdf.internal.pageSize.getHeight() - margin / 2)
  }
}
