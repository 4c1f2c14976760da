import { jsPDF } from 'jspdf'
import { __createTable, __drawTable, type CellHookData } from 'jspdf-autotable'
import { reportTitles } from './report-cells.ts'
import type { ReportHeading } from './report-file.ts'
import { addReportFont, reportFontName } from './report-font.ts'
import { mustBeShaped, ShapedText } from './shaped-text.ts'

const margin = 40
const ink = 20
const muted = 90
const size = 8
/** How often it tells how far it is. */
const rowsToTell = 50

/** The PDF of the rows: title, notes, table with its header on every page, page numbers. Runs in a worker. */
export async function makePdf(
  { report, notes }: ReportHeading,
  cells: string[][],
  onDrawn: (rows: number) => void,
): Promise<Blob> {
  const pdf = new jsPDF({ orientation: report.orientation, unit: 'pt', format: 'a4', compress: true })
  await addReportFont(pdf)
  const shaped = new ShapedText()
  pdf.setProperties({ title: report.title })
  pdf.setFontSize(14)
  pdf.setTextColor(ink)
  pdf.text(report.title, margin, margin)
  await writeNotes(pdf, shaped, notes)
  const table = __createTable(pdf, {
    startY: margin + 22 + notes.length * 11,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
    head: [reportTitles(report)],
    body: cells,
    styles: { font: reportFontName, fontSize: size, overflow: 'linebreak', textColor: ink },
    headStyles: { fillColor: [20, 22, 26], textColor: 255, fontStyle: 'normal' },
    alternateRowStyles: { fillColor: 250 },
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    ...shapingHooks(pdf, shaped),
  })
  pdf.setTextColor(ink)
  for (const row of table.body)
    for (const { text } of Object.values(row.cells))
      for (const line of text.filter(mustBeShaped)) await shaped.prepare(line, size, pdf.getTextColor())
  let drawn = 0
  table.hooks.didDrawCell.push(({ section, column }) => {
    if (section === 'body' && column.index === 0 && ++drawn % rowsToTell === 0) onDrawn(drawn)
  })
  __drawTable(pdf, table)
  numberPages(pdf)
  return pdf.output('blob')
}

async function writeNotes(pdf: jsPDF, shaped: ShapedText, notes: readonly string[]): Promise<void> {
  pdf.setFontSize(size)
  pdf.setTextColor(muted)
  for (const [index, note] of notes.entries()) {
    const baseline = margin + 16 + index * 11
    if (!mustBeShaped(note)) pdf.text(note, margin, baseline)
    else {
      await shaped.prepare(note, size, pdf.getTextColor())
      shaped.draw(pdf, note, margin, baseline)
    }
  }
}

/** Take the text away from cells whose letters must be shaped, and draw them in its place. */
function shapingHooks(pdf: jsPDF, shaped: ShapedText) {
  const waiting = new Map<CellHookData['cell'], string[]>()
  return {
    willDrawCell: ({ cell }: CellHookData) => {
      if (!cell.text.some(mustBeShaped)) return
      waiting.set(cell, cell.text)
      cell.text = []
    },
    didDrawCell: ({ cell }: CellHookData) => {
      const lines = waiting.get(cell)
      if (!lines) return
      waiting.delete(cell)
      cell.text = lines
      const room = cell.width - cell.padding('horizontal')
      const top = cell.y + cell.padding('top')
      const left = cell.x + cell.padding('left')
      lines.forEach((line, index) => {
        const baseline = top + size * (0.85 + index * pdf.getLineHeightFactor())
        if (mustBeShaped(line)) shaped.draw(pdf, line, left, baseline, room)
        else pdf.text(line, left, baseline)
      })
    },
  }
}

function numberPages(pdf: jsPDF): void {
  const total = pdf.getNumberOfPages()
  pdf.setFontSize(size)
  pdf.setTextColor(muted)
  for (let page = 1; page <= total; page++) {
    pdf.setPage(page)
    pdf.text(`Page ${page} of ${total}`, margin, pdf.internal.pageSize.getHeight() - margin / 2)
  }
}
