export interface ReportColumn {
  /** The field on the wire; several are joined with a blank (first and last name). */
  keys: readonly [string, ...string[]]
  /** The header, to the letter of back-office section 2. */
  title: string
  /** `long` text takes the room that is left, `resume` is a link, `yes-no` a flag; plain text when not said. */
  kind?: 'long' | 'resume' | 'yes-no' | undefined
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
  orientation: 'portrait' | 'landscape'
  /** What SEARCH reads while rows are on their way, where it changes. */
  busyLabel?: string
  /** No visitor writes here, so nothing is ever quarantined as a robot's. */
  neverQuarantined?: true
  /** The table scrolls in a frame of this share of the viewport's height. */
  tableHeightPercent?: number
}

/** A column of one field. */
export function column(key: string, title: string, kind?: ReportColumn['kind']): ReportColumn {
  return { keys: [key], title, kind }
}
