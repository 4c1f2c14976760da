import { useCallback } from 'react'
import type { StockPage } from '#contract/stock/stock-counts.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useMinute } from '#web/lib/device/use-minute.ts'
import { useOutboxCode } from '#web/shop/lead-acts/use-outbox-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { ModelCounts } from './model-counts.tsx'
import { useCounts } from './use-counts.ts'

/** What stands at an outlet, all models in one scroll; the outlet is in the address. */
export function CountPart({ mayCount }: { mayCount: boolean }) {
  const [address, setAddress] = useSearchState()
  const outlet = Number(address.get('outlet')) || undefined
  const loaded = useLoaded(`stock ${outlet}`, (signal) =>
    callApi('listStock', { query: { outlet } }, { signal }),
  )
  useOutboxCode()
  const { replace, reload } = loaded
  const onPage = useCallback(
    (page: StockPage | undefined) => (page ? replace(() => page) : reload()),
    [replace, reload],
  )
  const page = loaded.isOlder ? undefined : loaded.value
  return (
    <>
      <LoadFailure of={loaded} words="The stock could not be loaded." />
      {page === undefined ? (
        loaded.error === undefined ? (
          <Skeleton className="h-96" />
        ) : null
      ) : page.outletId === null || page.models.length === 0 ? (
        <EmptyState title="Nothing to count">There is no open outlet, or no model.</EmptyState>
      ) : (
        <>
          {page.outlets.length > 1 ? (
            <Select
              label="Outlet"
              choices={page.outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={page.outletId}
              onChange={({ currentTarget }) => setAddress({ outlet: currentTarget.value })}
              className="max-w-md"
            />
          ) : null}
          <Counted
            key={page.outletId}
            page={{ ...page, outletId: page.outletId }}
            mayCount={mayCount}
            onPage={onPage}
          />
        </>
      )}
    </>
  )
}

interface CountedProps {
  page: StockPage & { outletId: number }
  mayCount: boolean
  onPage: (page: StockPage | undefined) => void
}

function Counted({ page, mayCount, onPage }: CountedProps) {
  const counts = useCounts(page, onPage)
  const now = useMinute()
  return (
    <div className="grid gap-4">
      {page.models.map((model) => (
        <ModelCounts key={model.vehicleId} model={model} counts={counts} mayCount={mayCount} now={now} />
      ))}
      {mayCount ? (
        // On a phone no higher than the place that what floats leaves free.
        <div className="sticky bottom-0 z-1 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline bg-soft px-4 py-2 md:mx-0 md:px-0">
          <Button variant="primary" busy={counts.isSaving} onClick={() => void counts.countAll()}>
            Counted all, now
          </Button>
          <p role="status" className="min-w-[min(100%,10rem)] flex-1 text-sm text-muted">
            {counts.isWaiting
              ? 'Waits on this device for the connection.'
              : 'What nobody counted counts as none.'}
          </p>
        </div>
      ) : null}
    </div>
  )
}
