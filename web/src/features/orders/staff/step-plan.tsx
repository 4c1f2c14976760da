import { neededSteps, type OrderStepId, orderStepIds, stepLabel } from '#contract/orders/order-steps.ts'
import { planDays } from '#domain/orders/plan-days.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'

interface StepPlanProps {
  /** The day in India, `YYYY-MM-DD`; the first day of the plan. */
  today: string
  /** The day of the handover; empty while none is chosen. */
  handover: string
  hasLoan: boolean
}

type PlannedStepId = Exclude<OrderStepId, 'booked'>
const plannedSteps = orderStepIds.filter((step): step is PlannedStepId => step !== 'booked')

const dayName = (step: OrderStepId) => `day of ${step}`

/**
 * The steps that an order will have, each with its day: a first proposal, folded until somebody wants to
 * change it.
 */
export function StepPlan({ today, handover, hasLoan }: StepPlanProps) {
  const steps = plannedSteps.filter((step) => hasLoan || step !== 'loan-sanctioned')
  const days = new Map(
    planDays(today, handover || today, steps).map(({ step, plannedOn }) => [step, plannedOn]),
  )
  return (
    <details className="min-w-0">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Each step and its day</summary>
      <ul className="grid gap-1 sm:grid-cols-2 sm:gap-x-6">
        {steps.map((step) => (
          <li key={step} className="flex min-h-11 items-center justify-between gap-3">
            {neededSteps.includes(step) ? (
              <span className="py-2.5 font-semibold">{stepLabel(step)}</span>
            ) : (
              <Checkbox name={step} label={stepLabel(step)} defaultChecked />
            )}
            <input
              type="date"
              name={dayName(step)}
              aria-label={`Day of ${stepLabel(step)}`}
              min={today}
              defaultValue={days.get(step)}
              className="figures min-h-11 rounded-md border border-control bg-surface px-2 text-sm"
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The steps and days of the plan as they stand in the form. */
export function plannedFrom(form: FormData): { step: PlannedStepId; plannedOn: string }[] {
  return plannedSteps.flatMap((step) => {
    const plannedOn = String(form.get(dayName(step)) ?? '')
    const isKept = neededSteps.includes(step) || form.get(step) !== null
    return isKept && plannedOn ? [{ step, plannedOn }] : []
  })
}
