import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { ReportDefinition, ReportRow } from '#contract/reports.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { reportCells, reportTitles } from './report-cells.ts'

/** The PDF of the rows: title, table with its header on every page, page numbers. */
export function toPdf(report: ReportDefinition, rows: readonly ReportRow[]): Blob {
  const pdf = new jsPDF({ orientation: report.orientation, unit: 'pt', format: 'a4' })
  pdf.setFontSize(14)
  pdf.text(report.menu, 40, 40)
  autoTable(pdf, {
    startY: 56,
    head: [reportTitles(report)],
    body: reportCells(report, rows),
    styles: { fontSize: 8, overflow: 'linebreak' },
    headStyles: { fillColor: [20, 22, 26] },
    showHead: 'everyPage',
    didDrawPage: ({ pageNumber }) => {
      pdf.setFontSize(8)
      pdf.text(`Page ${pageNumber}`, 40, pdf.internal.pageSize.getHeight() - 20)
    },
  })
  return pdf.output('blob')
}

export function exportPdf(report: ReportDefinition, rows: readonly ReportRow[]): void {
  saveFile(report.fileNames.pdf, toPdf(report, rows))
}
