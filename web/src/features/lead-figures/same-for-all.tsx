import { Link } from 'react-router-dom'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import type { Breakdown } from './figure-rows.ts'

/**
 * The breakdowns in which all leads are in one row, each as a line with a link to these leads: a chart of one
 * bar compares nothing.
 */
export function SameForAll({ breakdowns }: { breakdowns: readonly Breakdown[] }) {
  const lines = breakdowns.flatMap(({ id, title, rows }) =>
    rows.filter(({ now, before }) => now + before > 0).map((row) => ({ id, title, row })),
  )
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 rounded-lg border border-hairline bg-surface px-4 py-2 text-sm">
      {lines.map(({ id, title, row: { label, now, before, to } }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{title}:</span>
          <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-3 md:min-h-8">
            {label}
          </Link>
          <span className="figures text-muted">
            {groupLakhs(now)}, before {groupLakhs(before)}
          </span>
        </li>
      ))}
    </ul>
  )
}
