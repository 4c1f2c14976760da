import type { PriceVersion } from '#contract/prices/price-batches.ts'
import { formatRupees, timesAsMuch } from '#domain/prices/rupee-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { type JudgedRow, type PriceRow, versionKey, versionName } from './judge-prices.ts'
import { NameCell, type Since, tableField } from './name-cell.tsx'

/** The prices that colleagues set since the table was filled, by the key of the version. */
export type ChangedSince = ReadonlyMap<string, Since>

interface RowTableProps {
  judged: readonly JudgedRow[]
  versions: readonly PriceVersion[]
  changedSince: ChangedSince
  onChange: (key: string, change: Partial<PriceRow>) => void
}

/**
 * The dry run: every row with its old and new price and its faults; staff can mend each row or leave it out
 * in its place.
 */
export function RowTable({ judged, versions, changedSince, onChange }: RowTableProps) {
  return (
    <>
      <datalist id="known-versions">
        {versions.map((version) => (
          <option key={versionKey(version)} value={versionName(version)} />
        ))}
      </datalist>
      <DataTable
        align="middle"
        className="max-h-[36rem] max-md:max-h-none"
        caption="Prices to change"
        rows={judged}
        rowKey={({ row }) => row.key}
        emptyText="No rows to look at"
        columns={[
          {
            key: 'name',
            title: 'Model',
            cell: (one) => <NameCell of={one} since={sinceOf(one, changedSince)} onChange={onChange} />,
          },
          {
            key: 'old',
            title: 'Old',
            numeric: true,
            cell: ({ version }) => (version ? formatRupees(version.price) : '—'),
          },
          {
            key: 'new',
            title: 'New',
            numeric: true,
            cell: ({ row, marks }) => (
              <input
                aria-label={`New price of ${row.name}`}
                aria-invalid={
                  !row.isLeftOut && marks.some(({ words }) => words.startsWith('Price')) ? true : undefined
                }
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
                value={row.price}
                disabled={row.isLeftOut}
                onChange={({ currentTarget }) => onChange(row.key, { price: currentTarget.value })}
                className={classNames(tableField, 'figures md:w-32 md:text-right')}
              />
            ),
          },
          { key: 'difference', title: 'Difference', numeric: true, cell: (row) => <Difference of={row} /> },
          {
            key: 'action',
            title: 'Action',
            cell: ({ row }) => (
              <Button
                size="small"
                variant="quiet"
                className="w-fit"
                aria-label={row.isLeftOut ? `Include ${row.name}` : `Leave out ${row.name}`}
                onClick={() => onChange(row.key, { isLeftOut: !row.isLeftOut })}
              >
                {row.isLeftOut ? 'Include' : 'Leave out'}
              </Button>
            ),
          },
        ]}
      />
    </>
  )
}

/**
 * `+₹2,200` and `+2.4%`, or how many times as much from twice the price on; a dash where there are no two
 * prices to compare.
 */
function Difference({ of: { version, wanted, row } }: { of: JudgedRow }) {
  if (!version || !(wanted > 0) || row.isLeftOut) return '—'
  const difference = wanted - version.price
  if (difference === 0) return '—'
  const sign = difference > 0 ? '+' : '−'
  return (
    <span className="inline-grid md:justify-items-end">
      <span>{`${sign}${formatRupees(Math.abs(difference))}`}</span>
      <span className="text-sm text-muted">
        {timesAsMuch(version.price, wanted) ??
          `${sign}${((Math.abs(difference) / version.price) * 100).toFixed(1)}%`}
      </span>
    </span>
  )
}

function sinceOf({ version }: JudgedRow, changedSince: ChangedSince): Since | undefined {
  return version && changedSince.get(versionKey(version))
}
