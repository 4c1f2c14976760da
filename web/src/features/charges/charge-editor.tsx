import { useState } from 'react'
import { flushSync } from 'react-dom'
import { chargeLabels } from '#contract/prices/charge-labels.ts'
import type { ChargeRuleRecord } from '#contract/prices/charge-rules.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { RecordBar } from '#web/ui/form/record/record-bar.tsx'
import { RecordFields } from '#web/ui/form/record/record-fields.tsx'
import { useRecord } from '#web/ui/form/record/use-record.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { chargeName } from './charge-draft.ts'
import { ChargeFields } from './charge-fields.tsx'

interface ChargeEditorProps {
  record: ChargeRuleRecord
  /** True while the charge has not begun, so that it may be removed. */
  isComing: boolean
  onChange: (record: ChargeRuleRecord) => void
  onRemoved: (id: number) => void
  onClose: () => void
}

/** One charge, saved as a whole. */
export function ChargeEditor({ record, isComing, onChange, onRemoved, onClose }: ChargeEditorProps) {
  const { id } = record
  const name = chargeName(record.facts)
  const editing = useRecord({
    loaded: record,
    save: (body) => callApi('saveChargeRule', { params: { id }, body }),
    reload: async () => (await callApi('listChargeRules')).rules.find((one) => one.id === id) ?? record,
    onSaved: onChange,
  })
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    setAsking(false)
    try {
      const { message } = await callApi('removeChargeRule', { params: { id } })
      notify.success(message)
      // Typed changes are discarded before the address changes, because no charge is left to save them over.
      flushSync(editing.discard)
      onRemoved(id)
    } catch (error) {
      notify.error(failureWords(error, 'It was not removed. Please try again.'))
    }
  }

  return (
    <Screen
      title={name}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onClose}>
            All charges
          </Button>
          {isComing ? (
            <ChangeButton size="small" variant="danger" onClick={() => setAsking(true)}>
              Remove
            </ChangeButton>
          ) : null}
        </div>
      }
    >
      {isComing ? null : (
        <p className="-mt-3 text-muted">
          This one has begun. Mend a mistake here; for a new amount add a charge that begins on its day, so
          that old prices stay explained.
        </p>
      )}
      <RecordFields>
        <ChargeFields editing={editing} />
      </RecordFields>
      <RecordBar editing={editing} name={name} labels={chargeLabels} />
      {isAsking ? (
        <ConfirmDialog
          title={`Remove ${name}?`}
          question="It has not begun, so no price was worked out by it."
          confirmLabel="Remove it"
          cancelLabel="Keep it"
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Screen>
  )
}
