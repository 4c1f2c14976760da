import { formatRupees } from '#web/lib/money.ts'
import type { Edit } from '#web/lib/use-optimistic-edits.ts'
import { Button } from '#web/ui/button.tsx'

interface EditedPriceProps {
  price: number
  edit: Edit<number> | undefined
  /** Names the thing for screen readers. */
  name: string
  onUndo: (edit: Edit<number>) => void
}

/** A price in its row. After an edit it shows the old price with Undo; after a failed edit, the price that was not saved. */
export function EditedPrice({ price, edit, name, onUndo }: EditedPriceProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 md:justify-end">
      {edit?.state === 'failed' ? (
        <span className="text-sm text-danger">{formatRupees(edit.after)} was not saved</span>
      ) : edit && edit.before !== edit.after ? (
        <>
          <s className="text-sm text-muted">
            <span className="sr-only">before </span>
            {formatRupees(edit.before)}
          </s>
          <Button
            size="small"
            variant="quiet"
            disabled={edit.state === 'saving'}
            onClick={() => onUndo(edit)}
            aria-label={`Undo the new price of ${name}`}
          >
            Undo
          </Button>
        </>
      ) : null}
      <span className="font-semibold">{formatRupees(price)}</span>
    </span>
  )
}
