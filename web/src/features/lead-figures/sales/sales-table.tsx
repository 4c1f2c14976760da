import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { saleFigures } from '#contract/reports/sale-figures.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { openTime } from './open-time.ts'
import { type ReportScope, salesList } from './sales-list.ts'
import type { SalesRow, SalesTable } from './sales-rows.ts'

interface SalesTableViewProps {
  table: SalesTable
  scope: ReportScope
}

const counted = [...saleFigures, { id: 'lost', label: 'Lost' } as const]

/** The figures that a phone leaves out of each row, because the bars above show them of all. */
const onlyWide: readonly string[] = ['reached', 'visited', 'quoted', 'booked']

/** The sales put together by what they share; on a phone each row is a card of its main figures. */
export function SalesTableView({ table: { title, rows }, scope }: SalesTableViewProps) {
  const extra = extrasOf(rows)
  return (
    <table className="w-full text-sm wrap-anywhere max-md:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-hairline text-muted">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {title}
          </th>
          {[...counted, ...extra].map(({ id, label }) => (
            <th key={id} scope="col" className="py-1.5 pl-2 text-right font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-2">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="border-b border-hairline max-md:grid max-md:grid-cols-4 max-md:rounded-lg max-md:border max-md:bg-surface max-md:p-3"
          >
            <th scope="row" className="text-left font-semibold max-md:col-span-4 md:font-normal">
              {row.label}
            </th>
            {counted.map(({ id, label }) => (
              <Cell key={id} label={label} isQuiet={row.row[id] === 0} isOnlyWide={onlyWide.includes(id)}>
                <Link
                  to={salesList(scope, { ...row.filter, progress: id })}
                  className="figures inline-flex min-h-8 min-w-8 items-center underline underline-offset-3 max-md:min-h-11 md:justify-end"
                >
                  {groupLakhs(row.row[id])}
                </Link>
              </Cell>
            ))}
            {extra.map(({ id, label, words }) => (
              <Cell key={id} label={label}>
                <span className="figures inline-flex min-h-8 items-center max-md:min-h-11">{words(row)}</span>
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  label: string
  isQuiet?: boolean
  isOnlyWide?: boolean
  children: ReactNode
}

function Cell({ label, isQuiet = false, isOnlyWide = false, children }: CellProps) {
  return (
    <td
      className={classNames(
        'pl-2 max-md:pl-0 md:text-right',
        isQuiet && 'text-muted',
        isOnlyWide && 'max-md:hidden',
      )}
    >
      <span aria-hidden="true" className="block text-xs text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}

/** The columns beside the counts, where at least one row has something in them. */
function extrasOf(rows: readonly SalesRow[]) {
  const all = [
    {
      id: 'answer',
      label: 'Half within',
      has: ({ row }: SalesRow) => row.answers !== null,
      words: ({ row }: SalesRow) => openTime(row.answers?.p50),
    },
    {
      id: 'nine-of-ten',
      label: '9 of 10',
      has: ({ row }: SalesRow) => row.answers !== null,
      words: ({ row }: SalesRow) => openTime(row.answers?.p90),
    },
    {
      id: 'score',
      label: 'Score',
      has: ({ row }: SalesRow) => row.score !== null,
      words: ({ row }: SalesRow) => (row.score ? String(row.score.points) : '–'),
    },
    {
      id: 'spend',
      label: 'Spent',
      has: ({ spend }: SalesRow) => Boolean(spend),
      words: ({ spend }: SalesRow) => (spend ? `₹${groupLakhs(Math.round(spend.rupees))}` : '–'),
    },
    {
      id: 'per-delivered',
      label: 'Each delivered',
      has: ({ spend }: SalesRow) => Boolean(spend),
      words: ({ spend }: SalesRow) =>
        spend && spend.perDelivered !== null ? `₹${groupLakhs(Math.round(spend.perDelivered))}` : '–',
    },
  ]
  return all.filter(({ has }) => rows.some(has))
}
