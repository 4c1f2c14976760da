import { type OrderStepId, orderStepIds } from '#contract/orders/order-steps.ts'
import { t } from '#contract/wire/language.ts'

/** The facts of a step by which buyer and staff see how far an order is. Days as `YYYY-MM-DD`, in India. */
interface Planned {
  step: OrderStepId
  plannedOn: string
  doneOn: string | null
}

/** The step to be done whose planned day is the earliest; undefined where nothing is left to do. */
export function nextStep<Step extends Planned>(steps: readonly Step[]): Step | undefined {
  const open = steps.filter(({ doneOn }) => doneOn === null)
  const placeOf = ({ plannedOn, step }: Step) =>
    `${plannedOn} ${String(orderStepIds.indexOf(step)).padStart(2, '0')}`
  return open.sort((one, other) => placeOf(one).localeCompare(placeOf(other)))[0]
}

/** Is the planned day of the step over, by the day in India that is today, and the step not done? */
export function isLate({ plannedOn, doneOn }: Planned, today: string): boolean {
  return doneOn === null && plannedOn < today
}

/** How far the order is, in one sentence for its buyer. */
export function orderStanding({ state, steps }: { state: string; steps: readonly Planned[] }): string {
  const isDone = (wanted: OrderStepId) => steps.some(({ step, doneOn }) => step === wanted && doneOn !== null)
  if (state === 'cancelled') return t`Your order is cancelled.`
  if (state === 'done') return t`Everything is done. We wish you a safe ride.`
  if (isDone('handed-over')) return t`Your vehicle is with you. The RC card is still to come.`
  if (isDone('ready')) return t`Your vehicle is ready.`
  return t`Your order is under way.`
}
