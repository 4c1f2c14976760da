import { type ComponentType, useState } from 'react'
import type { OutletFacts, OutletRecord } from '#contract/outlets.ts'
import { ApiError, callApi } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useUnsavedWork } from '#web/ui/form/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { newOutlet } from './outlet-draft.ts'
import { OutletFields, type PictureChoiceProps } from './outlet-fields.tsx'

interface NewOutletProps {
  PictureChoice: ComponentType<PictureChoiceProps>
  onMade: (record: OutletRecord) => void
  onClose: () => void
}

/** Adds an outlet, which visitors see at once. */
export function NewOutlet({ PictureChoice, onMade, onClose }: NewOutletProps) {
  const [draft, setDraft] = useState(newOutlet)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  useUnsavedWork(() => draft.name !== '' || draft.address !== '')

  async function add() {
    setSaving(true)
    setErrors({})
    try {
      const { message, record } = await callApi('createOutlet', { body: draft })
      notify.success(message)
      onMade(record)
    } catch (error) {
      setSaving(false)
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(failureWords(error, 'The outlet was not added. Please try again.'))
    }
  }

  return (
    <Screen
      title="New outlet"
      actions={
        <div className="flex gap-3">
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" variant="primary" busy={isSaving} onClick={() => void add()}>
            Add the outlet
          </Button>
        </div>
      }
    >
      <OutletFields
        editing={{
          draft,
          errors,
          change: (fields: Partial<OutletFacts>) => setDraft((before) => ({ ...before, ...fields })),
        }}
        PictureChoice={PictureChoice}
      />
    </Screen>
  )
}
