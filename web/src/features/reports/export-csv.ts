import Papa from 'papaparse'
import { saveFile } from '#web/lib/save-file.ts'
import { reportCells, reportTitles } from './report-cells.ts'
import { fileName, type ReportFile } from './report-file.ts'

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A cell that a spreadsheet would run: it begins, perhaps behind blanks or invisible marks, with a sign that opens a
 * formula. A plain number or phone number after the sign is left alone.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*(?:[=@\t\r＝＠]|[+\-＋－](?![\d\s.,()-]*$))/u

/**
 * The CSV text of the rows: byte-order mark, every cell quoted, formulas made harmless. A file of every row begins
 * with its title and notes, so that it says for itself what it holds.
 */
export function toCsv(file: ReportFile): string {
  const { report, rows, notes, isComplete } = file
  const heading = isComplete ? [[report.title], ...notes.map((note) => [note]), ['']] : []
  const lines = [...heading, reportTitles(report), ...reportCells(report, rows)]
  return byteOrderMark + Papa.unparse(lines, { quotes: true, escapeFormulae: formula })
}

export function exportCsv(file: ReportFile): void {
  saveFile(fileName(file, 'csv'), new Blob([toCsv(file)], { type: 'text/csv;charset=utf-8' }))
}
