import { type FormEvent, useState } from 'react'
import type { OrderedKind } from '#contract/content/content-fields.ts'
import type { ManagedItem } from '#contract/content/content-items.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { RowPicture } from '#web/ui/media/row-picture.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'

interface OrderDialogProps {
  kind: OrderedKind
  /** The word for one item: "slide". */
  noun: string
  items: readonly ManagedItem[]
  onClose: () => void
  /** Called when the list must be asked for again. */
  onChanged: () => void
}

/** Puts slides or gallery pictures into the order in which visitors see them. */
export function OrderDialog({ kind, noun, items, onClose, onChanged }: OrderDialogProps) {
  const [order, setOrder] = useState(items)
  const [isSaving, setSaving] = useState(false)
  const isMoved = order.some(({ id }, index) => id !== items[index]?.id)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!isMoved) {
      onClose()
      return
    }
    setSaving(true)
    const idsOf = (list: readonly ManagedItem[]) => list.map(({ id }) => id)
    try {
      const body = { ids: idsOf(order), expected: idsOf(items) }
      const { message } = await callApi('orderContent', { params: { kind }, body })
      notify.success(message)
      onChanged()
      onClose()
    } catch (error) {
      setSaving(false)
      const isNewer = error instanceof ApiError && error.code === 'conflict'
      notify.error(
        isNewer
          ? 'Somebody changed this list meanwhile. Here it is as it stands now.'
          : failureWords(error, 'The order was not saved. Please try again.'),
      )
      if (!isNewer) return
      onChanged()
      onClose()
    }
  }

  return (
    <FormDialog
      title="Order"
      submitLabel="Save order"
      isTouched={isMoved}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
      busy={isSaving}
      locked={isSaving}
    >
      <p className="text-muted">Drag a {noun} by its handle, or move it with the arrow keys.</p>
      <SortableList
        label={`Order of the ${noun}s`}
        items={order}
        keyOf={({ id }) => id}
        nameOf={({ id, title, alt }) => title || alt || `${noun} ${id}`}
        onChange={setOrder}
      >
        {({ id, image, title, alt }) => (
          <span className="flex min-h-11 items-center gap-3">
            <RowPicture src={image} className="w-14 object-cover" />
            <span className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">
              {title || alt || `${noun} ${id}`}
            </span>
          </span>
        )}
      </SortableList>
    </FormDialog>
  )
}
