import { t } from '#contract/wire/language.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface DiscardDialogProps {
  onDiscard: () => void
  onKeep: () => void
}

/** Asks before typed work is discarded. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={t`Nothing is saved yet`}
      question={t`Throw away what you typed?`}
      confirmLabel={t`Throw away`}
      cancelLabel={t`Go on editing`}
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  )
}
