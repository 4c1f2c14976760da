import type { ReportDefinition } from '#contract/report-definition.ts'
import { formatDay, formatTime, indianDay, indianTime } from '#web/lib/dates.ts'
import { groupLakhs } from '#web/lib/money.ts'
import type { ReportQuestion } from './load-report.ts'

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
}

/** `1 to 438 of 438`. */
export function spanText({ from, to, total, isCapped }: RowSpan): string {
  return `${groupLakhs(from)} to ${groupLakhs(to)} of ${isCapped ? 'more than ' : ''}${groupLakhs(total)}`
}

/** The words above the table of a file. */
export function fileNotes(question: ReportQuestion, span: RowSpan, now: Date): string[] {
  const { fromDate, toDate, term, quarantined } = question
  const filters = [
    fromDate && `From Date ${formatDay(fromDate)}`,
    toDate && `To Date ${formatDay(toDate)}`,
    term && `Search “${term}”`,
    quarantined && 'only what is in quarantine',
  ].filter(Boolean)
  return [
    `Entries ${spanText(span)}`,
    filters.length > 0 ? `Filters: ${filters.join(', ')}` : 'Filters: none',
    `Made on ${formatDay(indianDay(now))} at ${formatTime(indianTime(now))}, Indian time`,
  ]
}

/** The name of a report's file; with every row it is another file than with one page. */
export function fileName({ report, isComplete }: ReportHeading, type: 'pdf' | 'csv'): string {
  const name = report.fileNames[type]
  return isComplete ? name.replace(/(?=\.\w+$)/, '_all') : name
}
