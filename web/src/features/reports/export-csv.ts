import Papa from 'papaparse'
import type { ReportDefinition } from '#contract/report-definition.ts'
import type { ReportRow } from '#contract/report-endpoint.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { reportCells, reportTitles } from './report-cells.ts'

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A cell that a spreadsheet would run: it begins, perhaps behind blanks or invisible marks, with a sign that opens a
 * formula. A plain number or phone number after the sign is left alone.
 */
const formula = /^[\s\uFEFF\u200B-\u200F]*(?:[=@\t\r＝＠]|[+\-＋－](?![\d\s.,()-]*$))/

/** The CSV text of the rows: byte-order mark, every cell quoted, formulas made harmless. */
export function toCsv(report: ReportDefinition, rows: readonly ReportRow[]): string {
  return (
    byteOrderMark +
    Papa.unparse(
      { fields: reportTitles(report), data: reportCells(report, rows) },
      { quotes: true, escapeFormulae: formula },
    )
  )
}

export function exportCsv(report: ReportDefinition, rows: readonly ReportRow[]): void {
  saveFile(report.fileNames.csv, new Blob([toCsv(report, rows)], { type: 'text/csv;charset=utf-8' }))
}
