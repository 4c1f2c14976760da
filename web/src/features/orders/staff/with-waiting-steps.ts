import type { Order } from '#contract/orders/orders.ts'
import type { LeadAct, StepChange } from '#web/shop/lead-acts/lead-act.ts'

/** The order as it will be once the steps that wait on this device have arrived. */
export function withWaitingSteps(order: Order, waiting: readonly LeadAct[]): Order {
  const changes = waiting.flatMap((act) =>
    act.endpoint === 'changeOrderStep' && act.order === order.id ? [act.body] : [],
  )
  return changes.reduce(changed, order)
}

function changed(order: Order, { step, doneOn, plannedOn, registrationNumber }: StepChange): Order {
  return {
    ...order,
    registrationNumber: registrationNumber ?? order.registrationNumber,
    steps: order.steps.map((one) =>
      one.step === step
        ? {
            ...one,
            doneOn: doneOn === undefined ? one.doneOn : doneOn,
            plannedOn: plannedOn ?? one.plannedOn,
          }
        : one,
    ),
  }
}
