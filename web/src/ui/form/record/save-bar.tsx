import { Button } from '#web/ui/button.tsx'
import { useMayChange } from '#web/ui/change-button.tsx'

interface SaveBarProps {
  /** Says what is not saved yet; undefined when everything is saved. */
  unsaved: string | undefined
  isSaving: boolean
  onDiscard: () => void
  onSave: () => void
}

/**
 * The bar at the foot of a record: it says whether everything is saved, and has the buttons to save or
 * discard. Nothing for an account that may only read the record.
 */
export function SaveBar({ unsaved, isSaving, onDiscard, onSave }: SaveBarProps) {
  const isChanged = unsaved !== undefined
  if (!useMayChange()) return null
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 rounded-md border border-hairline bg-surface px-4 py-3">
      <p role="status" className="min-w-0 flex-1 text-sm">
        {isChanged ? unsaved : <span className="text-muted">Everything is saved.</span>}
      </p>
      <Button size="small" disabled={!isChanged || isSaving} onClick={onDiscard}>
        Discard
      </Button>
      <Button size="small" variant="primary" busy={isSaving} disabled={!isChanged} onClick={onSave}>
        Save
      </Button>
    </div>
  )
}
