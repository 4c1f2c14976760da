import type { CountedRow, StockPage } from '#contract/stock/stock-counts.ts'
import { freshHours } from '#contract/stock/stock-parts.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { CountRow } from './count-row.tsx'
import type { Counts } from './use-counts.ts'

interface ModelCountsProps {
  model: StockPage['models'][number]
  counts: Counts
  mayCount: boolean
  now: Date
}

/** The numbers of one model, by variant and colour, and how old the oldest of them is. */
export function ModelCounts({ model, counts, mayCount, now }: ModelCountsProps) {
  const { vehicleId, name, rows } = model
  const byVariant = new Map<string, CountedRow[]>()
  for (const row of rows) byVariant.set(row.variant, [...(byVariant.get(row.variant) ?? []), row])
  const numbers = rows.flatMap((row) => counts.numberOf(vehicleId, row) ?? [])
  const total = numbers.reduce((sum, number) => sum + number, 0)
  return (
    <section aria-label={name} className="grid content-start gap-x-8 md:grid-cols-2">
      <div className="flex items-baseline justify-between gap-3 pt-2 pb-1 md:col-span-2">
        <h2 className="text-lg font-bold">
          {name}
          {numbers.length > 0 ? <span className="figures font-normal text-muted"> {total}</span> : null}
        </h2>
        <AgeOf rows={rows} now={now} />
      </div>
      {[...byVariant].map(([variant, ofVariant]) => (
        <div key={variant}>
          {variant ? <h3 className="text-sm font-semibold text-muted">{variant}</h3> : null}
          <ul className="grid">
            {ofVariant.map((row) => (
              <CountRow
                key={row.colourId}
                name={[name, variant, row.colour].filter(Boolean).join(' ')}
                row={row}
                number={counts.numberOf(vehicleId, row)}
                onNumber={mayCount ? (counted) => counts.setNumber(vehicleId, row, counted) : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** When the oldest number was counted; visitors are told no older one than of two days. */
function AgeOf({ rows, now }: { rows: readonly CountedRow[]; now: Date }) {
  const oldest = rows.flatMap(({ countedAt }) => countedAt ?? []).sort()[0]
  if (!oldest) return <span className="text-sm text-muted">Not counted yet</span>
  const isOld = now.getTime() - Date.parse(oldest) > freshHours * 3_600_000
  return (
    <span className={isOld ? 'text-sm font-semibold text-warning' : 'text-sm text-muted'}>
      {isOld ? 'Hidden from visitors, counted' : 'Counted'} {formatMoment(new Date(oldest))}
    </span>
  )
}
