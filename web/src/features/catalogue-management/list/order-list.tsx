import { useState } from 'react'
import type { Category } from '#contract/catalogue/lines.ts'
import { lineNames } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleSummary } from '#contract/catalogue/vehicle-record.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { RowPicture } from '#web/ui/media/row-picture.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { StateBadge } from './state-badge.tsx'

interface OrderListProps {
  line: Category
  vehicles: readonly VehicleSummary[]
  /** Goes back to the list; `isChanged` when the list must be asked for again. */
  onClose: (isChanged: boolean) => void
}

/** Puts the models of one line into the order that menu, listing and cards show. */
export function OrderList({ line, vehicles, onClose }: OrderListProps) {
  const [order, setOrder] = useState(vehicles)
  const [isSaving, setSaving] = useState(false)
  const isMoved = order.some(({ id }, index) => id !== vehicles[index]?.id)
  useUnsavedWork(() => isMoved)

  async function save() {
    setSaving(true)
    const idsOf = (list: readonly VehicleSummary[]) => list.map(({ id }) => id)
    try {
      const { message } = await callApi('orderVehicles', {
        body: { category: line, ids: idsOf(order), expected: idsOf(vehicles) },
      })
      notify.success(message)
      onClose(true)
    } catch (error) {
      setSaving(false)
      const isNewer = error instanceof ApiError && error.code === 'conflict'
      notify.error(
        isNewer
          ? 'Somebody changed this line meanwhile. Here it is as it stands now.'
          : failureWords(error, 'The order was not saved. Please try again.'),
      )
      if (isNewer) onClose(true)
    }
  }

  return (
    <Screen
      title={`Order of ${lineNames[line]}`}
      actions={
        <div className="flex gap-3">
          <Button size="small" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button
            size="small"
            variant="primary"
            busy={isSaving}
            disabled={!isMoved}
            onClick={() => void whileSaving(save())}
          >
            Save order
          </Button>
        </div>
      }
    >
      <p className="text-muted">
        Drag a model by its handle, or move it with the arrow keys. Menu, listing and cards follow this order.
      </p>
      <SortableList
        label={`Order of ${lineNames[line]}`}
        className="max-w-3xl"
        items={order}
        keyOf={({ id }) => id}
        nameOf={({ displayName }) => displayName}
        onChange={setOrder}
      >
        {({ displayName, picture, state }) => (
          <span className="flex items-center gap-3">
            <RowPicture src={picture} className="w-14 object-contain" />
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{displayName}</span>
            <StateBadge state={state} />
          </span>
        )}
      </SortableList>
    </Screen>
  )
}
