import { Link } from 'react-router-dom'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import type { FigureRow } from './figure-rows.ts'

interface FigureTableProps {
  /** The title of the table for screen readers alone. */
  caption: string
  /** The title of the first column. */
  column: string
  rows: readonly FigureRow[]
}

/** The figures of a chart, each with a link to its leads. */
export function FigureTable({ caption, column, rows }: FigureTableProps) {
  return (
    <table className="w-full table-fixed text-sm wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-hairline text-muted">
          <th scope="col" className="w-1/2 py-1.5 text-left font-semibold">
            {column}
          </th>
          <th scope="col" className="py-1.5 pl-1 text-right font-semibold">
            30 days
          </th>
          <th scope="col" className="py-1.5 pl-1 text-right font-semibold">
            Before
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, before, to }) => (
          <tr key={label} className="border-b border-hairline last:border-0">
            <th scope="row" className="text-left font-normal">
              <Link
                to={to}
                className="inline-flex min-h-11 items-center underline underline-offset-3 md:min-h-8"
              >
                {label}
              </Link>
            </th>
            <td className="figures text-right font-semibold">{groupLakhs(now)}</td>
            <td className="figures text-right text-muted">{groupLakhs(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
