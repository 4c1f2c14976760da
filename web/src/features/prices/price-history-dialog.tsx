import { priceWays } from '#contract/prices/price-ways.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'

/**
 * The history of a model's prices, open where the address names the model; the dialog lies over any screen.
 */
export function PriceHistoryDialog() {
  const [address, setAddress] = useSearchState()
  const name = address.get('history')
  if (!name) return null
  return <OpenHistory key={name} name={name} onClose={() => setAddress({ history: undefined })} />
}

function OpenHistory({ name, onClose }: { name: string; onClose: () => void }) {
  const history = useLoaded(`price history ${name}`, (signal) =>
    callApi('getPriceHistory', { params: { bikeName: name } }, { signal }),
  )
  const title = `Price history of ${history.value?.name ?? name}`
  return (
    <Dialog open onClose={onClose} title={title} size="large">
      <LoadFailure of={history} words="The history could not be loaded." />
      {cameToNothing(history) ? null : (
        <DataTable
          caption={title}
          rows={history.value?.entries}
          rowKey={({ id }) => id}
          emptyText="Nothing is known yet."
          busy={history.isLoading}
          columns={[
            {
              key: 'at',
              title: 'When',
              cell: ({ at }) => <span className="figures">{formatMoment(new Date(at))}</span>,
            },
            { key: 'variant', title: 'Variant', cell: ({ variant }) => variant || '—' },
            {
              key: 'before',
              title: 'Old',
              numeric: true,
              cell: ({ before }) => (before === null ? '—' : formatRupees(before)),
            },
            { key: 'after', title: 'New', numeric: true, cell: ({ after }) => formatRupees(after) },
            {
              key: 'way',
              title: 'How',
              cell: ({ way }) => <span className="whitespace-normal">{priceWays[way]}</span>,
            },
            { key: 'by', title: 'By', cell: ({ by }) => by || '—' },
          ]}
        />
      )}
    </Dialog>
  )
}
