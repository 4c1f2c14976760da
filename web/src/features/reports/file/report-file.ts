import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { formatDay, formatMoment } from '#web/lib/dates.ts'
import type { RowFilters } from '../load-report.ts'

/** What stands above the rows in a file or on paper, and says how they were found. */
export interface ReportHeading {
  report: ReportDefinition
  /** Words above the table: which rows, which filters, when in Indian time. */
  notes: readonly string[]
  /** Every matching row, not only the loaded page. */
  isComplete: boolean
}

/** How rows stand in all that match, counted from 1. */
export interface RowSpan {
  from: number
  to: number
  total: number
  /** There are more than `total`: the server stopped counting. */
  isCapped?: boolean
  /** Where the text box searches the loaded page alone: how many of its rows the file holds. */
  found?: number
}

/** The note above a table on paper in which a text had no room. */
export const cutNote = '… ends a text that was cut to fit. The CSV has it in full.'

/** `1 to 438 of 438`. */
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

/** That people are left out who are not to be called or took their consent back; nothing when there are none. */
export function leftOutNote(leftOut: number): string[] {
  if (leftOut === 0) return []
  const entries = leftOut === 1 ? '1 entry' : `${groupLakhs(leftOut)} entries`
  return [
    `${entries} of people who asked not to be called or written to ${leftOut === 1 ? 'is' : 'are'} left out`,
  ]
}

/** The name of a report's file; with every row it is another file than with one page. */
export function fileName({ report, isComplete }: ReportHeading, type: 'pdf' | 'csv'): string {
  const name = report.fileNames[type]
  return isComplete ? name.replace(/(?=\.\w+$)/, '_all') : name
}
