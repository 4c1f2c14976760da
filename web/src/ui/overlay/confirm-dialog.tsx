import type { ReactNode } from 'react'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  /** The title, which names the affected thing. */
  title: string
  question: string
  confirmLabel: string
  /** The label of the button that cancels; "Cancel" unless given. */
  cancelLabel?: string
  /** False for an action that takes nothing away. */
  isDanger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for confirmation before an action that cannot be undone, or that a slip of the finger would start. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, confirmLabel, cancelLabel = t`Cancel`, children } = props
  const { isDanger = true, busy = false, onConfirm, onClose } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      locked={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <p className="text-lg font-semibold">{question}</p>
      </div>
    </Dialog>
  )
}
