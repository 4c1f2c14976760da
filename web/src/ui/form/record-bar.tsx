import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { RecordEditing } from './use-record.ts'

interface RecordBarProps<Facts> {
  editing: RecordEditing<Facts>
  /** What the record is called. */
  name: string
  /** What each field is called. */
  labels: Record<keyof Facts, string>
}

/** The bar at the foot of a record: whether all is saved, and what to do when somebody else saved meanwhile. */
export function RecordBar<Facts>({ editing, name, labels }: RecordBarProps<Facts>) {
  const { isChanged, isSaving, conflict } = editing
  const both = new Intl.ListFormat('en').format(conflict?.both.map((field) => labels[field]) ?? [])
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 rounded-md border border-hairline bg-surface px-4 py-3">
      <p role="status" className="min-w-0 flex-1 text-sm">
        {isChanged ? 'Not saved yet.' : <span className="text-muted">Everything is saved.</span>}
      </p>
      <Button size="small" disabled={!isChanged || isSaving} onClick={editing.discard}>
        Discard
      </Button>
      <Button
        size="small"
        variant="primary"
        busy={isSaving}
        disabled={!isChanged}
        onClick={() => void editing.save()}
      >
        Save
      </Button>
      <Dialog
        open={conflict !== undefined}
        onClose={editing.dropConflict}
        title={`${name} was changed meanwhile`}
        footer={
          <>
            <Button onClick={editing.dropConflict}>Go on editing</Button>
            {both ? <Button onClick={editing.takeTheirs}>Keep theirs</Button> : null}
            <Button variant="primary" busy={isSaving} onClick={() => void editing.saveMine()}>
              {both ? 'Save mine' : 'Save'}
            </Button>
          </>
        }
      >
        {conflict ? (
          <div className="grid gap-3">
            <p>
              <strong>{conflict.by || 'Somebody'}</strong> saved it
              {conflict.at ? ` on ${formatMoment(new Date(conflict.at))}` : ''}.
            </p>
            <p>
              {both
                ? `Both of you changed: ${both}. Everything else that you changed stays here.`
                : 'You changed different fields, so both changes can stand.'}
            </p>
          </div>
        ) : null}
      </Dialog>
    </div>
  )
}
