import { formatMoment } from '#web/lib/dates.ts'
import { formatRupees } from '#web/lib/money.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import type { PriceConflict } from './price-list.ts'

interface ConflictDialogProps {
  conflict: PriceConflict
  onSettle: (isOverwritten: boolean) => void
}

/** Says who set another price meanwhile and when, and asks which of the two is to stand. */
export function ConflictDialog({ conflict, onSettle }: ConflictDialogProps) {
  const { fullName, before, wanted, current } = conflict
  return (
    <ConfirmDialog
      title={`The price of ${fullName} has changed`}
      question={`Set it to ${formatRupees(wanted)} all the same?`}
      confirmLabel={`Set ${formatRupees(wanted)}`}
      cancelLabel={`Keep ${formatRupees(current.price)}`}
      onConfirm={() => onSettle(true)}
      onClose={() => onSettle(false)}
    >
      <p>
        <strong>{current.by || 'Somebody'}</strong> set it to{' '}
        <strong className="figures">{formatRupees(current.price)}</strong>
        {current.at ? ` on ${formatMoment(new Date(current.at))}` : ''}. Here it still read{' '}
        <span className="figures">{formatRupees(before)}</span>.
      </p>
    </ConfirmDialog>
  )
}
