import { type OrderStepId, orderStepIds } from '#contract/orders/order-steps.ts'
import { dayAfter } from '#domain/days/days.ts'

const dayMs = 86_400_000
/** How many days after the handover the registration certificate is planned: the post takes 7 to 30. */
const certificateDays = 30

/**
 * The planned days of an order's steps, from the day of the booking and the day of the handover: the steps in
 * between are spread evenly over these days. A first proposal, of which staff change what they know better.
 * Days as `YYYY-MM-DD`, in India.
 */
export function planDays(
  bookedOn: string,
  handedOverOn: string,
  steps: readonly OrderStepId[],
): { step: OrderStepId; plannedOn: string }[] {
  const known = orderStepIds.filter((step) => step !== 'booked' && steps.includes(step))
  const before = known.filter((step) => step !== 'rc-card')
  const span = (Date.parse(handedOverOn) - Date.parse(bookedOn)) / dayMs
  return known.map((step) => ({
    step,
    plannedOn:
      step === 'rc-card'
        ? dayAfter(handedOverOn, certificateDays)
        : dayAfter(bookedOn, Math.round((span * (before.indexOf(step) + 1)) / before.length)),
  }))
}
