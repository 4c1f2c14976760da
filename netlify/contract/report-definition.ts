/**
 * What a column holds. On paper `date`, `time`, `phone`, `number` and `yes-no` stay on one line, the others wrap, and
 * `long` takes the room that is left. A `resume` is a link on the screen and in the CSV, and a word on paper.
 */
export type ColumnKind =
  | 'date'
  | 'email'
  | 'long'
  | 'model'
  | 'name'
  | 'number'
  | 'phone'
  | 'resume'
  | 'short'
  | 'time'
  | 'yes-no'

export interface ReportColumn {
  /** The field on the wire; several are joined with a blank (first and last name). */
  keys: readonly [string, ...string[]]
  /** The header, to the letter of back-office section 2. */
  title: string
  kind: ColumnKind
}

/** One report: the endpoint, the table, the PDF, the CSV and the print all derive from it. */
export interface ReportDefinition {
  /** What the URL and the menu call it. */
  id: string
  /** The database view that answers it: `id`, `created_at` and `search_text`, then the keys of the columns. */
  view: string
  path: `/${string}`
  menu: string
  /** The heading of screen, PDF and print. */
  title: string
  columns: readonly ReportColumn[]
  emptyText: string
  paging: 'numbered' | 'simple'
  searchField: 'search' | 'searchTerm'
  /** Where the text box looks: in every row of the filter, or in the loaded page by the columns named here. */
  searchesPageBy?: readonly string[]
  searchDebounceMs: number
  fileNames: { pdf: string; csv: string }
  /** How PDF and print hold the page: landscape where back-office section 9 says so, or the columns need the width. */
  orientation: 'portrait' | 'landscape'
  /** What SEARCH reads while rows are on their way, where it changes. */
  busyLabel?: string
  /** No visitor writes here, so nothing is ever quarantined as a robot's. */
  neverQuarantined?: true
  /** The table scrolls in a frame of this share of the viewport's height. */
  tableHeightPercent?: number
}

/** A column of one field; a word or two when its kind is not said. */
export function column(key: string, title: string, kind: ColumnKind = 'short'): ReportColumn {
  return { keys: [key], title, kind }
}
