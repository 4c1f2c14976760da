import { useState } from 'react'
import type { VehicleRecord } from '#contract/catalogue/vehicle-record.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { NewVehicleDialog } from '../list/new-vehicle-dialog.tsx'
import { StateButton, useVehicleState } from '../list/state-button.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

interface EditorActionsProps {
  record: VehicleRecord
  /** True while something typed is not saved. */
  isChanged: boolean
  onOpen: (id: number) => void
  onClose: () => void
  onState: (record: VehicleRecord) => void
}

/** The actions for a whole vehicle: open its page, copy it, show it to visitors, put it into the archive. */
export function EditorActions({ record, isChanged, onOpen, onClose, onState }: EditorActionsProps) {
  const [asked, setAsked] = useState<'preview' | 'copy' | 'archive'>()
  const { isBusy, change } = useVehicleState(record.id, onState)
  const { displayName } = record.document.facts
  const close = () => setAsked(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={onClose}>
        All models
      </Button>
      <Button size="small" onClick={() => setAsked('preview')}>
        Preview
      </Button>
      <ChangeButton size="small" onClick={() => setAsked('copy')}>
        Copy
      </ChangeButton>
      {record.state === 'archived' ? null : (
        <ChangeButton size="small" onClick={() => setAsked('archive')}>
          Archive
        </ChangeButton>
      )}
      <StateButton
        id={record.id}
        name={displayName}
        state={record.state}
        isComplete={record.missing.length === 0}
        onChanged={onState}
      />
      {asked === 'preview' ? (
        <PreviewDialog id={record.id} name={displayName} isChanged={isChanged} onClose={close} />
      ) : null}
      {asked === 'copy' ? (
        <NewVehicleDialog original={{ id: record.id, displayName }} onClose={close} onMade={onOpen} />
      ) : null}
      {asked === 'archive' ? (
        <ConfirmDialog
          title={`Archive ${displayName}`}
          question="Archive this model?"
          confirmLabel="Archive"
          busy={isBusy}
          onConfirm={() => void change('archived').then(close)}
          onClose={close}
        >
          <p>
            It leaves the site, and the lists of prices. You find it under “Archived” and can take it out
            again.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
