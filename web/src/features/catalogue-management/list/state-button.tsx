import { useState } from 'react'
import type { VehicleState } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleRecord } from '#contract/catalogue/vehicle-record.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

type Wanted = 'shown' | 'hidden' | 'archived'

interface StateButtonProps {
  id: number
  name: string
  state: VehicleState
  /** True when nothing is missing that a shown vehicle needs. */
  isComplete: boolean
  onChanged: (record: VehicleRecord) => void
}

/** Shows a vehicle, hides it, or takes it out of the archive. */
export function StateButton({ id, name, state, isComplete, onChanged }: StateButtonProps) {
  const { isBusy, change } = useVehicleState(id, onChanged)
  const [wanted, label] = nextOf[state]
  return (
    <ChangeButton
      size="small"
      busy={isBusy}
      disabled={wanted === 'shown' && !isComplete}
      onClick={() => void change(wanted)}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ChangeButton>
  )
}

const nextOf: Record<VehicleState, [Wanted, string]> = {
  draft: ['shown', 'Show'],
  hidden: ['shown', 'Show'],
  shown: ['hidden', 'Hide'],
  archived: ['hidden', 'Take out'],
}

/** Changes what visitors see of a vehicle, and tells staff the outcome. */
export function useVehicleState(id: number, onChanged: (record: VehicleRecord) => void) {
  const [isBusy, setBusy] = useState(false)

  async function change(state: Wanted) {
    setBusy(true)
    try {
      const { message, record } = await callApi('setVehicleState', { params: { id }, body: { state } })
      notify.success(message, { id: `state ${id}` })
      onChanged(record)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'invalid_fields'
      notify.error(isRefused ? error.message : failureWords(error, 'This was not changed. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, change }
}
