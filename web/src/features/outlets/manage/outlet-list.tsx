import { useState } from 'react'
import { openTimeOf } from '#contract/outlets/outlet-hours.ts'
import type { OutletRecord } from '#contract/outlets/outlets.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button } from '#web/ui/button.tsx'
import { SaveBar } from '#web/ui/form/record/save-bar.tsx'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { namedServices } from '../service-names.ts'

interface OutletListProps {
  outlets: readonly OutletRecord[]
  onOpen: (id: number) => void
  /** Called with the outlets in their new order, or without them when the order has to be asked for. */
  onOrder: (ordered?: OutletRecord[]) => void
}

/** The outlets in the order of menu and cards, and below them the outlets that are closed for good. */
export function OutletList({ outlets, onOpen, onOrder }: OutletListProps) {
  const [moved, setMoved] = useState<readonly OutletRecord[]>()
  const [isSaving, setSaving] = useState(false)
  const closed = outlets.filter(({ isClosed }) => isClosed)
  const open = outlets.filter(({ isClosed }) => !isClosed)
  const shown = moved ?? open
  const isMoved = shown.some(({ id }, index) => id !== open[index]?.id)
  useUnsavedWork(() => isMoved)

  async function save() {
    const ordered = [...shown, ...closed]
    setSaving(true)
    try {
      const { message } = await callApi('orderOutlets', {
        body: { ids: idsOf(ordered), expected: idsOf(outlets) },
      })
      notify.success(message)
      setMoved(undefined)
      onOrder(ordered)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict')
        return notify.error(failureWords(error, 'The order was not saved. Please try again.'))
      notify.error('Somebody changed this list meanwhile. Here it is as it stands now.')
      setMoved(undefined)
      onOrder()
    } finally {
      setSaving(false)
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
        onChange={setMoved}
      >
        {(record) => <OutletRow record={record} onOpen={onOpen} />}
      </SortableList>
      {isMoved ? (
        <SaveBar
          unsaved="The new order is not saved yet."
          isSaving={isSaving}
          onDiscard={() => setMoved(undefined)}
          onSave={() => void whileSaving(save())}
        />
      ) : null}
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

const idsOf = (outlets: readonly OutletRecord[]) => outlets.map(({ id }) => id)

function OutletRow({
  record: { id, facts },
  onOpen,
}: { record: OutletRecord } & Pick<OutletListProps, 'onOpen'>) {
  const { names } = useDealership().parts
  const services = namedServices(names).filter((service) => facts.services.includes(service.id))
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
