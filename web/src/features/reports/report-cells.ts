import type { ReportColumn, ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { numberDigits, searchedNumber } from '#contract/wire/phone-number.ts'

/** The address of a résumé when the cell holds one; no other cell becomes a link. */
export function resumePath(column: ReportColumn, row: ReportRow): string | undefined {
  if (column.kind !== 'resume') return undefined
  const value = row[column.keys[0]]
  return typeof value === 'string' && value.startsWith('/api/resumes/') ? value : undefined
}

/** The text of one cell; a résumé is its whole address, because a file has no site around it. */
export function cellText(column: ReportColumn, row: ReportRow): string {
  const path = resumePath(column, row)
  if (path) return new URL(path, location.origin).href
  const text = column.keys.map((key) => row[key] ?? '').join(' ')
  if (column.kind === 'yes-no') return text === 'true' ? 'Yes' : 'No'
  return text.trim()
}

/**
 * A report's rows as text for paper, cell by cell, in the order of its columns. Nobody can press an address
 * there: a cell only says that there is a résumé.
 */
export function paperCells(report: ReportDefinition, rows: readonly ReportRow[]): string[][] {
  const columns = paperColumns(report)
  return rows.map((row) =>
    columns.map((column) => (resumePath(column, row) ? 'Resume' : cellText(column, row))),
  )
}

/** The columns of a report that are printed on paper. */
export function paperColumns({ columns }: ReportDefinition): readonly ReportColumn[] {
  return columns.filter(({ offPaper }) => !offPaper)
}

export function reportTitles(report: ReportDefinition): string[] {
  return report.columns.map(({ title }) => title)
}

/**
 * The rows of the loaded page that the text box lets through, in a report whose text box searches only that
 * page. A phone number is found however it was typed.
 */
export function rowsOnPage(
  report: ReportDefinition,
  rows: readonly ReportRow[],
  term: string,
): readonly ReportRow[] {
  const keys = report.searchesPageBy
  const wanted = term.trim().toLowerCase()
  if (!keys || wanted === '') return rows
  const number = searchedNumber(term)
  return rows.filter((row) => {
    const texts = keys.map((key) => String(row[key] ?? ''))
    const isNamed = texts.join(' ').toLowerCase().includes(wanted)
    return isNamed || (number !== undefined && texts.some((text) => numberDigits(text).includes(number)))
  })
}
