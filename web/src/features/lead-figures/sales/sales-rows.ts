import type { OwnerReport, OwnerReportRow } from '#contract/reports/owner-report.ts'
import { formatDay } from '#web/lib/dates.ts'
import type { InboxFilter } from '../inbox-address.ts'

/**
 * A row of a table of the report: its leads by what they share, and the filter of the inbox that lists them.
 */
export interface SalesRow {
  id: string
  label: string
  row: OwnerReportRow
  filter: InboxFilter
  spend?: OwnerReport['spend']
}

/** A table of the report. */
export interface SalesTable {
  id: string
  title: string
  rows: SalesRow[]
}

/** The tables of the report in their order; a table with one row compares nothing, and is left out. */
export function salesTables(report: OwnerReport): SalesTable[] {
  const { sources, campaigns, outlets, people, weeks } = report
  const tables: SalesTable[] = [
    {
      id: 'source',
      title: 'By source',
      rows: sources.map((row) => ({
        id: row.source,
        label: row.source || 'Not said',
        row,
        filter: { source: row.source || 'none' },
        spend: row.spend,
      })),
    },
    {
      id: 'campaign',
      title: 'By campaign',
      rows: campaigns.map((row) => ({
        id: `${row.source} ${row.campaign}`,
        label: `${row.campaign} (${row.source || 'source not said'})`,
        row,
        filter: { source: row.source || 'none', campaign: row.campaign },
        spend: row.spend,
      })),
    },
    {
      id: 'outlet',
      title: 'By outlet',
      rows: outlets.map((row) => ({
        id: String(row.id),
        label: row.id === null ? 'No outlet yet' : row.name,
        row,
        filter: { outlet: row.id ?? 'none' },
      })),
    },
    {
      id: 'person',
      title: 'By person',
      rows: people.map((row) => ({
        id: row.id ?? '',
        label: row.id === null ? 'Nobody yet' : row.name || 'Former staff',
        row,
        filter: { assignee: row.id ?? 'none' },
      })),
    },
    {
      id: 'week',
      title: 'By week of arrival',
      rows: weeks.map((row) => ({
        id: row.from,
        label: `From ${formatDay(row.from)}`,
        row,
        filter: { arrivedFrom: row.from, arrivedTo: row.to },
      })),
    },
  ]
  return tables.filter(({ id, rows }) => rows.length > (id === 'campaign' ? 0 : 1))
}
