import { type VehicleState, vehicleStateLabels } from '#contract/catalogue/vehicle-choices.ts'
import { classNames } from '#web/ui/class-names.ts'

const looks: Record<VehicleState, string> = {
  draft: 'bg-warning-soft text-warning',
  shown: 'bg-success-soft text-success',
  hidden: 'bg-soft text-muted',
  archived: 'bg-soft text-muted',
}

/** A badge of one to three words that says what visitors see of a vehicle. */
export function StateBadge({ state }: { state: VehicleState }) {
  return (
    <span
      className={classNames('rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap', looks[state])}
    >
      {vehicleStateLabels[state]}
    </span>
  )
}
