import { ConfirmDialog } from './confirm-dialog.tsx'

interface DiscardDialogProps {
  onDiscard: () => void
  onKeep: () => void
}

/** Asks before typed work is thrown away. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Nothing is saved yet"
      question="Throw away what you typed?"
      confirmLabel="Throw away"
      cancelLabel="Go on editing"
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  )
}
