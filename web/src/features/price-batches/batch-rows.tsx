import type { PriceBatch, PriceBatchRow } from '#contract/prices/price-batches.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { versionName } from './judge-prices.ts'

/** The prices of a batch and the outcome of each. */
export function BatchRows({ rows, batch }: { rows: readonly PriceBatchRow[]; batch: PriceBatch }) {
  return (
    <DataTable
      align="middle"
      caption="Prices of this change"
      rows={rows}
      rowKey={({ vehicleId, variantId }) => `${vehicleId} ${variantId}`}
      emptyText="No prices"
      columns={[
        {
          key: 'name',
          title: 'Model',
          cell: (row) => <strong className="whitespace-normal">{versionName(row)}</strong>,
        },
        { key: 'before', title: 'Old', numeric: true, cell: ({ before }) => formatRupees(before) },
        { key: 'after', title: 'New', numeric: true, cell: ({ after }) => formatRupees(after) },
        {
          key: 'outcome',
          title: 'Result',
          cell: (row) => <span className="figures whitespace-normal">{outcomeWords(row, batch)}</span>,
        },
      ]}
    />
  )
}

function outcomeWords({ outcome, undoOutcome, found }: PriceBatchRow, { state }: PriceBatch): string {
  const other = found
    ? `${found.by || 'Somebody'} set ${formatRupees(found.price)}${found.at ? `, ${formatMoment(new Date(found.at))}` : ''}`
    : 'No longer sold'
  if (state === 'waiting') return found ? `Would be left alone: ${other}` : 'Waits'
  if (state === 'cancelled') return 'Not set'
  if (undoOutcome === 'set') return 'Put back'
  if (undoOutcome) return `Not put back: ${other}`
  return outcome === 'set' ? 'Set' : `Left alone: ${other}`
}
