import { moveReasonLabel, stepLabel } from '#contract/orders/order-steps.ts'
import { formatDay } from '#web/lib/dates.ts'
import type { StepChange } from './lead-act.ts'

/** What staff say about a step of an order, in a line: `Insured, done 27 Nov 2026`. */
export function stepChangeWords({ step, doneOn, plannedOn, because }: StepChange): string {
  return [
    stepLabel(step),
    doneOn === null && 'not done',
    doneOn && `done ${formatDay(doneOn)}`,
    plannedOn && `planned for ${formatDay(plannedOn)}`,
    because && moveReasonLabel(because),
  ]
    .filter(Boolean)
    .join(', ')
}
