import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { formatDay, formatMoment } from '#web/lib/dates.ts'
import type { RowFilters } from '../load-report.ts'

/** The words above the rows in a file or on paper, which say how the rows were found. */
export interface ReportHeading {
  report: ReportDefinition
  /** Words above the table: which rows, which filters, and the moment in Indian time. */
  notes: readonly string[]
  /** True for every matching row, not only those of the loaded page. */
  isComplete: boolean
}

/** The places of rows among all that match, counted from 1. */
export interface RowSpan {
  from: number
  to: number
  total: number
  /** True when there are more than `total`: the server stopped counting. */
  isCapped?: boolean
  /** The number of rows in the file, where the text box searches the loaded page alone. */
  found?: number
}

/** The note above a table on paper in which some text had no room. */
export const cutNote = '… ends a text that was cut to fit. The CSV has it in full.'

/** The span of rows in words: `1 to 438 of 438`. */
export function spanText({ from, to, total, isCapped }: RowSpan): string {
  return `${groupLakhs(from)} to ${groupLakhs(to)} of ${isCapped ? 'more than ' : ''}${groupLakhs(total)}`
}

/** The words above the table of a file, made at a moment of the server's clock. */
export function fileNotes(question: RowFilters, span: RowSpan, now: Date): string[] {
  const { fromDate, toDate, term, quarantined } = question
  const isPageSearch = span.found !== undefined
  const filters = [
    fromDate && `From Date ${formatDay(fromDate)}`,
    toDate && `To Date ${formatDay(toDate)}`,
    term && `Search “${term}”${isPageSearch ? ' on this page only' : ''}`,
    quarantined && 'only what is in quarantine',
  ].filter(Boolean)
  return [
    isPageSearch
      ? `${span.found} of the ${span.to - span.from + 1} entries on this page, which holds ${spanText(span)}`
      : `Entries ${spanText(span)}`,
    filters.length > 0 ? `Filters: ${filters.join(', ')}` : 'Filters: none',
    `Made on ${formatMoment(now)}, Indian time`,
  ]
}

/**
 * A note that people who are not to be called, took their consent back or are no customers are left out;
 * empty when there are no such people.
 */
export function leftOutNote(leftOut: number): string[] {
  if (leftOut === 0) return []
  const entries = leftOut === 1 ? '1 entry is' : `${groupLakhs(leftOut)} entries are`
  return [`${entries} left out, of people who asked not to be called or written to or are no customers`]
}

/** The name of a report's file; a file with every row has another name than a file of one page. */
export function fileName({ report, isComplete }: ReportHeading, type: 'pdf' | 'csv'): string {
  const name = report.fileNames[type]
  return isComplete ? name.replace(/(?=\.\w+$)/, '_all') : name
}
