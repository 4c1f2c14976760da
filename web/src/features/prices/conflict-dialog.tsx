import { formatRupees } from '#domain/prices/rupee-words.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { LastChange } from '#web/ui/text/last-change.tsx'
import type { PriceConflict } from './price-list.ts'

interface ConflictDialogProps {
  conflict: PriceConflict
  onSettle: (isOverwritten: boolean) => void
}

/** Says who set another price meanwhile and when, and asks which of the two prices is to stand. */
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
        <LastChange
          by={current.by}
          at={current.at}
          did={
            <>
              set it to <strong className="figures">{formatRupees(current.price)}</strong>
            </>
          }
        />
        . Here it still read <span className="figures">{formatRupees(before)}</span>.
      </p>
    </ConfirmDialog>
  )
}
