import { useState } from 'react'
import type { ChargeRuleRecord } from '#contract/charge-rules.ts'
import { ApiError, callApi } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useUnsavedWork } from '#web/ui/form/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { type ChargeDraft, newCharge } from './charge-draft.ts'
import { ChargeFields } from './charge-fields.tsx'

interface NewChargeProps {
  /** Today in India. */
  day: string
  onMade: (record: ChargeRuleRecord) => void
  onClose: () => void
}

/** Adds a charge, from today or from a day to come. */
export function NewCharge({ day, onMade, onClose }: NewChargeProps) {
  const [draft, setDraft] = useState(() => newCharge(day))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  useUnsavedWork(
    () => draft.source !== '' || draft.steps.some(({ percent, rupees }) => percent + rupees !== ''),
  )

  async function add() {
    setSaving(true)
    setErrors({})
    try {
      const { message, record } = await callApi('createChargeRule', { body: draft })
      notify.success(message)
      onMade(record)
    } catch (error) {
      setSaving(false)
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(failureWords(error, 'The charge was not added. Please try again.'))
    }
  }

  return (
    <Screen
      title="New charge"
      actions={
        <div className="flex gap-3">
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" variant="primary" busy={isSaving} onClick={() => void add()}>
            Add the charge
          </Button>
        </div>
      }
    >
      <ChargeFields
        editing={{
          draft,
          errors,
          change: (fields: Partial<ChargeDraft>) => setDraft((before) => ({ ...before, ...fields })),
        }}
      />
    </Screen>
  )
}
