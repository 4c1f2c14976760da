import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Select } from '#web/ui/form/controls/select.tsx'

interface UnitChoiceProps {
  orderId: string
  /** The name of the outlet at which the vehicle stands. */
  outlet: string
  error: string | undefined
}

/**
 * The choice of the single vehicle that is set aside for an order, by the end of its chassis number. Nothing
 * where the dealer keeps no single ones, or without a connection: the order takes any of the kind then.
 */
export function UnitChoice({ orderId, outlet, error }: UnitChoiceProps) {
  const { value } = useLoaded(`units ${orderId}`, (signal) =>
    callApi('listFreeUnits', { params: { id: orderId } }, { signal }),
  )
  if (!value?.units.length && !error) return null
  return (
    <Select
      label="Which vehicle"
      name="unitId"
      placeholder="Any of them"
      hint={`At ${outlet}, the longest standing first.`}
      choices={(value?.units ?? []).map(({ id, chassisEnd, receivedOn, days }) => ({
        value: String(id),
        label: `…${chassisEnd} · since ${formatDay(receivedOn)}, ${days} days`,
      }))}
      error={error}
    />
  )
}
