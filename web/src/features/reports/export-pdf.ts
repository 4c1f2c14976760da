import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { saveFile } from '#web/lib/save-file.ts'
import { shapedCells } from './pdf-shaped-text.ts'
import { reportCells, reportTitles } from './report-cells.ts'
import { fileName, type ReportFile } from './report-file.ts'
import { addReportFont } from './report-font.ts'

const margin = 40
const ink = 20
const muted = 90

/** The PDF of the rows: title, notes, table with its header on every page, page numbers. */
export async function toPdf(file: ReportFile): Promise<Blob> {
  const { report, rows, notes } = file
  const pdf = new jsPDF({ orientation: report.orientation, unit: 'pt', format: 'a4', compress: true })
  const font = await addReportFont(pdf)
  pdf.setProperties({ title: report.title })
  pdf.setFontSize(14)
  pdf.setTextColor(ink)
  pdf.text(report.title, margin, margin)
  const shaped = shapedCells(pdf, font)
  pdf.setFontSize(8)
  pdf.setTextColor(muted)
  notes.forEach((note, index) => {
    shaped.line(note, margin, margin + 16 + index * 11)
  })
  autoTable(pdf, {
    startY: margin + 22 + notes.length * 11,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
    head: [reportTitles(report)],
    body: reportCells(report, rows),
    styles: { font: font.name, fontSize: 8, overflow: 'linebreak', textColor: ink },
    headStyles: { fillColor: [20, 22, 26], textColor: 255, fontStyle: 'normal' },
    alternateRowStyles: { fillColor: 250 },
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    willDrawCell: shaped.willDrawCell,
    didDrawCell: shaped.didDrawCell,
  })
  numberPages(pdf)
  return pdf.output('blob')
}

export async function exportPdf(file: ReportFile): Promise<void> {
  saveFile(fileName(file, 'pdf'), await toPdf(file))
}

function numberPages(pdf: jsPDF): void {
  const total = pdf.getNumberOfPages()
  pdf.setFontSize(8)
  pdf.setTextColor(muted)
  for (let page = 1; page <= total; page++) {
    pdf.setPage(page)
    pdf.text(`Page ${page} of ${total}`, margin, pdf.internal.pageSize.getHeight() - margin / 2)
  }
}
