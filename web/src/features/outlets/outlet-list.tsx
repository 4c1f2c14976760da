import { useState } from 'react'
import { openTimeOf, outletServices } from '#contract/outlet-hours.ts'
import type { OutletRecord } from '#contract/outlets.ts'
import { callApi } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'

interface OutletListProps {
  outlets: readonly OutletRecord[]
  onOpen: (id: number) => void
  onReload: () => void
}

/** The outlets in the order of menu and cards, and below them those that are closed for good. */
export function OutletList({ outlets, onOpen, onReload }: OutletListProps) {
  const [moved, setMoved] = useState<readonly OutletRecord[]>()
  const closed = outlets.filter(({ isClosed }) => isClosed)
  const shown = moved ?? outlets.filter(({ isClosed }) => !isClosed)

  async function order(next: OutletRecord[]) {
    setMoved(next)
    try {
      await callApi('orderOutlets', { body: { ids: [...next, ...closed].map(({ id }) => id) } })
    } catch (error) {
      notify.error(failureWords(error, 'The order was not saved. Please try again.'))
      setMoved(undefined)
      onReload()
    }
  }

  return (
    <>
      <p className="text-muted">
        The first one is the main showroom. Drag an outlet by its handle, or move it with the arrow keys.
      </p>
      <SortableList
        label="Outlets in order"
        items={shown}
        keyOf={({ id }) => id}
        nameOf={({ facts }) => facts.name}
        onChange={(next) => void order(next)}
      >
        {(record) => <OutletRow record={record} onOpen={onOpen} />}
      </SortableList>
      {closed.length > 0 ? (
        <section aria-labelledby="closed-outlets" className="grid gap-2">
          <h2 id="closed-outlets" className="text-lg font-bold">
            Closed for good
          </h2>
          <ul className="grid gap-2">
            {closed.map((record) => (
              <li key={record.id} className="rounded-md border border-hairline bg-surface p-2">
                <OutletRow record={record} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function OutletRow({
  record: { id, facts },
  onOpen,
}: { record: OutletRecord } & Pick<OutletListProps, 'onOpen'>) {
  const services = outletServices.filter((service) => facts.services.includes(service.id))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{facts.name}</p>
        <p className="text-sm text-muted wrap-anywhere">{facts.address}</p>
        <p className="text-sm text-muted">{openTimeOf(facts.hours) || facts.openTime}</p>
        <p className="text-sm">{services.map(({ label }) => label).join(' · ')}</p>
      </div>
      <Button size="small" aria-label={`Edit ${facts.name}`} onClick={() => onOpen(id)}>
        Edit
      </Button>
    </div>
  )
}
