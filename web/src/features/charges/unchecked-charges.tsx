import { useState } from 'react'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { type ChargeDraft, chargeName, hasAmounts, stepsInWords } from './charge-draft.ts'

interface UncheckedChargesProps {
  charges: readonly ChargeDraft[]
  onChecked: () => void
  onEdit: (charge: ChargeDraft) => void
}

/** The usual charges, each of which counts in no price before somebody says that it is right. */
export function UncheckedCharges({ charges, onChecked, onEdit }: UncheckedChargesProps) {
  const [isSaving, setSaving] = useState(false)

  async function check(charge: ChargeDraft) {
    setSaving(true)
    try {
      await callApi('createChargeRule', { body: { ...charge, isEstimate: false } })
      onChecked()
    } catch (error) {
      notify.error(failureWords(error, 'It was not saved. Please try again.'))
    } finally {
      setSaving(false)
    }
  }

  if (charges.length === 0) return null
  return (
    <section aria-labelledby="unchecked" className="grid gap-2">
      <h2 id="unchecked" className="text-lg font-bold">
        To check
      </h2>
      <p className="text-muted">
        Usual charges of Odisha, from public sources or from memory. No price counts one before you say that
        it is right; your name and the day then stand beside it.
      </p>
      <ul className="grid gap-2">
        {charges.map((charge) => {
          const name = chargeName(charge)
          return (
            <li
              key={name}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-md border border-dashed border-control p-3"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold">{name}</p>
                <ul className="figures text-sm">
                  {stepsInWords(charge).map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
                <p className="text-sm text-muted wrap-anywhere">{charge.source}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                {hasAmounts(charge) ? (
                  <ChangeButton
                    size="small"
                    aria-label={`${name} is right`}
                    disabled={isSaving}
                    onClick={() => void check(charge)}
                  >
                    It is right
                  </ChangeButton>
                ) : null}
                <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(charge)}>
                  Edit
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
