import type { ComponentType } from 'react'
import type { OutletRecord } from '#contract/outlets/outlets.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { NewRecord } from '#web/ui/form/record/new-record.tsx'
import { newOutlet } from './outlet-draft.ts'
import { OutletFields, type PictureChoiceProps } from './outlet-fields.tsx'

interface NewOutletProps {
  PictureChoice: ComponentType<PictureChoiceProps>
  onMade: (record: OutletRecord) => void
  onClose: () => void
}

/** Adds an outlet, which visitors see at once. */
export function NewOutlet({ PictureChoice, onMade, onClose }: NewOutletProps) {
  return (
    <NewRecord
      thing="outlet"
      begin={newOutlet}
      isBegun={({ name, address }) => name !== '' || address !== ''}
      create={(body) => callApi('createOutlet', { body })}
      onMade={onMade}
      onClose={onClose}
    >
      {(editing) => <OutletFields editing={editing} PictureChoice={PictureChoice} />}
    </NewRecord>
  )
}
