import type { ChargeRuleRecord } from '#contract/prices/charge-rules.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { NewRecord } from '#web/ui/form/record/new-record.tsx'
import { type ChargeDraft, newCharge } from './charge-draft.ts'
import { ChargeFields } from './charge-fields.tsx'

interface NewChargeProps {
  /** Today in India. */
  day: string
  /** The usual charge with which it begins. */
  usual?: ChargeDraft | undefined
  onMade: (record: ChargeRuleRecord) => void
  onClose: () => void
}

/** Adds a charge, from today or from a day to come. */
export function NewCharge({ day, usual, onMade, onClose }: NewChargeProps) {
  return (
    <NewRecord
      thing="charge"
      begin={() => usual ?? newCharge(day)}
      isBegun={({ source, steps }) =>
        source !== '' || steps.some(({ percent, rupees }) => percent + rupees !== '')
      }
      create={(body) => callApi('createChargeRule', { body })}
      onMade={onMade}
      onClose={onClose}
    >
      {(editing) => <ChargeFields editing={editing} />}
    </NewRecord>
  )
}
