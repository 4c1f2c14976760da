import { callApi } from '#web/lib/api/staff-api.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { stateWords } from './batch-words.ts'

/** The batches that wait for their midnight, and the batches that were applied lately. */
export function BatchList({ onOpen }: { onOpen: (id: string) => void }) {
  const batches = useLoaded('price batches', (signal) => callApi('listPriceBatches', {}, { signal }))
  return (
    <section aria-labelledby="batches" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="batches" className="text-lg font-bold">
        Waiting and done
      </h2>
      <LoadFailure of={batches} words="The earlier changes could not be loaded." />
      {cameToNothing(batches) ? null : (
        <DataTable
          align="middle"
          caption="Changes of many prices"
          rows={batches.value}
          rowKey={({ id }) => id}
          emptyText="Nothing waits, and nothing was changed this way yet."
          busy={batches.isLoading}
          columns={[
            {
              key: 'title',
              title: 'Name',
              cell: ({ title }) => <strong className="whitespace-normal">{title}</strong>,
            },
            {
              key: 'state',
              title: 'State',
              cell: (batch) => <span className="figures whitespace-normal">{stateWords(batch)}</span>,
            },
            {
              key: 'undo',
              title: 'Undo until',
              cell: ({ undoUntil }) => (
                <span className="figures">{undoUntil ? formatMoment(new Date(undoUntil)) : '—'}</span>
              ),
            },
            { key: 'by', title: 'Made by', cell: ({ by }) => by },
            {
              key: 'action',
              title: 'Action',
              cell: ({ id, title }) => (
                <Button
                  size="small"
                  className="w-fit"
                  aria-label={`Open ${title}`}
                  onClick={() => onOpen(id)}
                >
                  Open
                </Button>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
