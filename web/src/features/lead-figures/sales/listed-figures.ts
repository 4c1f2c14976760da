import type { OwnerReport, OwnerReportRow } from '#contract/reports/owner-report.ts'
import { saleFigures, scoreMarks } from '#contract/reports/sale-figures.ts'
import type { InboxFilter } from '../inbox-address.ts'
import { type ReportScope, salesList } from './sales-list.ts'
import { salesTables } from './sales-rows.ts'

/** A figure of the report with the list that it opens. */
export interface ListedFigure {
  what: string
  count: number
  to: string
}

/** Every figure of the report that counts leads, with the address of the list of these leads. */
export function listedFigures(report: OwnerReport, outlet: number | undefined): ListedFigure[] {
  const scope = { from: report.from, to: report.to, outlet }
  const ofRow = (name: string, row: OwnerReportRow, filter: InboxFilter) =>
    figuresOf(scope, row, filter).map(({ what, ...figure }) => ({ what: `${name}: ${what}`, ...figure }))
  return [
    ...ofRow('All', report.all, {}),
    ...report.lost.map(({ reason, leads }) => ({
      what: `Lost: ${reason}`,
      count: leads,
      to: salesList(scope, { progress: 'lost', lost: reason }),
    })),
    ...salesTables(report).flatMap(({ title, rows }) =>
      rows.flatMap(({ label, row, filter }) => ofRow(`${title}, ${label}`, row, filter)),
    ),
  ]
}

function figuresOf(scope: ReportScope, row: OwnerReportRow, filter: InboxFilter): ListedFigure[] {
  const { answers, score } = row
  return [
    ...[...saleFigures.map(({ id }) => id), 'lost' as const].map((id) => ({
      what: id,
      count: row[id],
      to: salesList(scope, { ...filter, progress: id }),
    })),
    ...(answers
      ? [
          {
            what: 'answered',
            count: answers.answered,
            to: salesList(scope, { ...filter, progress: 'answered' }),
          },
        ]
      : []),
    { what: 'scored', count: score?.scored ?? 0, to: salesList(scope, { ...filter, progress: 'scored' }) },
    ...scoreMarks.map(({ id }) => ({
      what: id,
      count: score?.marks[id] ?? 0,
      to: salesList(scope, { ...filter, progress: id }),
    })),
  ]
}
