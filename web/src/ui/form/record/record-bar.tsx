import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { LastChange } from '#web/ui/text/last-change.tsx'
import { SaveBar } from './save-bar.tsx'
import type { RecordEditing } from './use-record.ts'

interface RecordBarProps<Facts> {
  editing: RecordEditing<Facts>
  /** The name of the record. */
  name: string
  /** The label of each field. */
  labels: Record<keyof Facts, string>
}

/**
 * The bar at the foot of a record. It says whether everything is saved, and offers the choices when another
 * person has saved the record meanwhile.
 */
export function RecordBar<Facts>({ editing, name, labels }: RecordBarProps<Facts>) {
  const { isChanged, isSaving, conflict } = editing
  const both = new Intl.ListFormat('en').format(conflict?.both.map((field) => labels[field]) ?? [])
  return (
    <>
      <SaveBar
        unsaved={isChanged ? 'Not saved yet.' : undefined}
        isSaving={isSaving}
        onDiscard={editing.discard}
        onSave={() => void editing.save()}
      />
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
              <LastChange by={conflict.by} at={conflict.at} did="saved it" />.
            </p>
            <p>
              {both
                ? `Both of you changed: ${both}. Everything else that you changed stays here.`
                : 'You changed different fields, so both changes can stand.'}
            </p>
          </div>
        ) : null}
      </Dialog>
    </>
  )
}
