import type { ReportFamily } from '#contract/people/staff-roles.ts'
import type { NamedPartId, SitePartId } from '#contract/site/site-parts.ts'

/**
 * The content of a column. On paper `date`, `time`, `phone`, `number`, `rupees` and `yes-no` stay on one
 * line, the others wrap, and `long` and `change` take the room that is left; a `change` has one line on the
 * screen, and the pictures of the row's field `<key>_pictures`. A `resume` is a link on the screen and in
 * the CSV, and a word on paper; `rupees` are grouped on the screen, and a plain number in the CSV.
 */
export type ColumnKind =
  | 'change'
  | 'date'
  | 'email'
  | 'long'
  | 'model'
  | 'name'
  | 'number'
  | 'phone'
  | 'resume'
  | 'rupees'
  | 'short'
  | 'time'
  | 'yes-no'

/** One column of a report. */
export interface ReportColumn {
  /** The fields on the wire; several are joined with a blank (first and last name). */
  keys: readonly [string, ...string[]]
  /** The header exactly as back-office section 2 has it. */
  title: string
  kind: ColumnKind
  /** The column is left out of PDF and print, where a further column would cost a tenth of the pages. */
  offPaper?: true
}

/** One report. The endpoint, the table, the PDF, the CSV and the print all derive from it. */
export interface ReportDefinition {
  /** The report's name in addresses and in the menu. */
  id: string
  /** The database view of the report: `id`, `created_at` and `search_text`, then the keys of the columns. */
  view: string
  /**
   * The family of work that the report is about; the family says which roles read the report. The database
   * knows the same by the report's table.
   */
  family: ReportFamily
  path: `/${string}`
  /** The part of the site to which report and form belong: both are gone while the part is off. */
  part?: SitePartId
  /** The part by whose name staff call the report and its enquiries; `menu` and `title` are neutral. */
  namedBy?: NamedPartId
  menu: string
  /** Staff's name for one enquiry of the report, where that is not `menu` without "Report". */
  one?: string
  /** The heading of screen, PDF and print. */
  title: string
  /** The columns of back-office section 2 in its order, then those that we add. */
  columns: readonly ReportColumn[]
  /** Fields of a row that no column shows. */
  more?: readonly string[]
  emptyText: string
  paging: 'numbered' | 'simple'
  searchField: 'search' | 'searchTerm'
  /**
   * The columns of the loaded page that the search looks through; without them the search looks through every
   * row of the filter.
   */
  searchesPageBy?: readonly string[]
  searchDebounceMs: number
  fileNames: { pdf: string; csv: string }
  /**
   * The orientation of PDF and print: landscape where back-office section 9 says so, or the columns need the
   * width.
   */
  orientation: 'portrait' | 'landscape'
  /** The button's text while rows are loading, where it differs from the usual one. */
  busyLabel?: string
  /** Visitors never write these rows, so no row is ever quarantined. */
  neverQuarantined?: true
  /** Height of the frame in which the table scrolls, in percent of the viewport. */
  tableHeightPercent?: number
}

/** A column of one field; its kind is `short`, a word or two, when not said. */
export function column(key: string, title: string, kind: ColumnKind = 'short'): ReportColumn {
  return { keys: [key], title, kind }
}
