import { useState } from 'react'
import type { ManagedItem } from '#contract/content/content-items.ts'
import { texts } from '#contract/texts/texts.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { ContentKind } from './content-kinds.ts'
import { PictureFrame } from './picture-frame.tsx'

interface DeleteDialogProps {
  kind: ContentKind
  item: ManagedItem
  onClose: () => void
  onDeleted: () => void
  /** Called when somebody else has deleted the item meanwhile. */
  onGone: () => void
}

/** Names and shows the item, and asks before the item is deleted. */
export function DeleteDialog({ kind, item, onClose, onDeleted, onGone }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false)
  const toast = kind.toastMs ? { duration: kind.toastMs } : {}
  const name = item.title || item.alt

  async function remove() {
    if (!item.id) {
      notify.error(texts.content.invalidId, toast)
      return
    }
    setDeleting(true)
    try {
      await kind.remove(item.id)
      notify.success(texts.content.deleted, { ...toast, detail: name })
      onDeleted()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') {
        onGone()
        return
      }
      setDeleting(false)
      notify.error(texts.content.deleteFailed, toast)
    }
  }

  return (
    <ConfirmDialog
      title={name ? `Delete ${kind.noun} “${name}”` : `Delete ${kind.noun} ${item.id}`}
      question={texts.content.confirmDelete}
      confirmLabel="Delete"
      busy={isDeleting}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <PictureFrame className="h-44 rounded-md">
        <Picture
          src={item.image}
          alt={item.alt}
          width={400}
          height={240}
          className="h-full w-full object-contain"
        />
      </PictureFrame>
    </ConfirmDialog>
  )
}
