import type { PriceVersion } from '#contract/price-batches.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { formatRupees } from '#web/lib/money.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { type JudgedRow, type PriceRow, versionKey, versionName } from './judge-prices.ts'
import { MarkWords } from './mark-words.tsx'

/** What somebody else set since the table was filled, by the key of its version. */
export type ChangedSince = ReadonlyMap<string, { by: string; at: string }>

interface RowTableProps {
  judged: readonly JudgedRow[]
  versions: readonly PriceVersion[]
  changedSince: ChangedSince
  onChange: (key: string, change: Partial<PriceRow>) => void
}

const field =
  'w-full min-h-11 md:min-h-9 rounded-md border border-control bg-surface px-2 py-1 text-content hover:border-content aria-invalid:border-2 aria-invalid:border-danger disabled:border-hairline disabled:bg-soft disabled:text-muted'

/** The dry run: every row with its old and new price and what looks wrong; each can be mended or left out where it stands. */
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
            title: 'Model and variant',
            cell: ({ row, version, marks }) =>
              row.mends ? (
                <input
                  aria-label={`Model and variant of row ${row.name}`}
                  aria-invalid={version || marks.length === 0 ? undefined : true}
                  list="known-versions"
                  autoComplete="off"
                  maxLength={170}
                  value={row.name}
                  disabled={row.isLeftOut}
                  onChange={({ currentTarget }) => onChange(row.key, { name: currentTarget.value })}
                  className={classNames(field, 'md:min-w-52')}
                />
              ) : (
                <span
                  className={classNames(
                    'whitespace-normal',
                    row.isLeftOut ? 'text-muted line-through' : 'font-semibold',
                  )}
                >
                  {version ? versionName(version) : row.name}
                </span>
              ),
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
                className={classNames(field, 'figures md:w-32 md:text-right')}
              />
            ),
          },
          { key: 'difference', title: 'Difference', numeric: true, cell: (row) => <Difference of={row} /> },
          {
            key: 'marks',
            title: 'To look at',
            cell: ({ row, version, marks }) =>
              row.isLeftOut ? (
                <span className="text-sm text-muted">Left out</span>
              ) : (
                <span className="grid min-w-0 gap-0.5 text-sm whitespace-normal md:min-w-48">
                  {marks.map((mark) => (
                    <MarkWords key={mark.words} mark={mark} />
                  ))}
                  <Since change={version && changedSince.get(versionKey(version))} />
                </span>
              ),
          },
          {
            key: 'action',
            title: 'Action',
            cell: ({ row }) => (
              <Button
                size="small"
                variant="quiet"
                className="w-fit"
                aria-label={row.isLeftOut ? `Take ${row.name} in again` : `Leave ${row.name} out`}
                onClick={() => onChange(row.key, { isLeftOut: !row.isLeftOut })}
              >
                {row.isLeftOut ? 'Take in' : 'Leave out'}
              </Button>
            ),
          },
        ]}
      />
    </>
  )
}

/** `+₹2,200` and `+2.4 %`; nothing where there are no two prices to compare. */
function Difference({ of: { version, wanted, row } }: { of: JudgedRow }) {
  if (!version || Number.isNaN(wanted) || row.isLeftOut) return '—'
  const difference = wanted - version.price
  if (difference === 0) return '—'
  const sign = difference > 0 ? '+' : '−'
  return (
    <span className="inline-grid md:justify-items-end">
      <span>{`${sign}${formatRupees(Math.abs(difference))}`}</span>
      <span className="text-sm text-muted">{`${sign}${((Math.abs(difference) / version.price) * 100).toFixed(1)} %`}</span>
    </span>
  )
}

function Since({ change }: { change: { by: string; at: string } | undefined }) {
  if (!change) return null
  return (
    <span className="text-warning">
      {change.by || 'Somebody'} set the old price meanwhile
      {change.at ? `, ${formatMoment(new Date(change.at))}` : ''}
    </span>
  )
}
