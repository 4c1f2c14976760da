import type { VehicleState } from '#contract/catalogue/vehicle-choices.ts'
import { classNames } from '#web/ui/class-names.ts'

const looks: Record<VehicleState, { label: string; look: string }> = {
  draft: { label: 'Draft', look: 'bg-warning-soft text-warning' },
  shown: { label: 'On the site', look: 'bg-success-soft text-success' },
  hidden: { label: 'Hidden', look: 'bg-soft text-muted' },
  archived: { label: 'Archived', look: 'bg-soft text-muted' },
}

/** A badge of one to three words that says what visitors see of a vehicle. */
export function StateBadge({ state }: { state: VehicleState }) {
  const { label, look } = looks[state]
  return (
    <span className={classNames('rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap', look)}>
      {label}
    </span>
  )
}

export function stateLabel(state: VehicleState): string {
  return looks[state].label
}
