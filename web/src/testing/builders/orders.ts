import { type OrderStepId, orderStepIds } from '#contract/orders/order-steps.ts'
import type { Order, OrderStep } from '#contract/orders/orders.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'

/** The Indian calendar day so many days from now, `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  return indianDay(new Date(Date.now() + days * 86_400_000))
}

/** A step that is to be done, a day after the one before. */
export function aStep(step: OrderStepId, over: Partial<OrderStep> = {}): OrderStep {
  return {
    step,
    plannedOn: dayFromNow(orderStepIds.indexOf(step)),
    doneOn: null,
    doneBy: '',
    moves: [],
    ...over,
  }
}

/** An open order of which the booking alone is done. */
export function anOrder(over: Partial<Order> = {}): Order {
  return {
    id: crypto.randomUUID(),
    version: 1,
    state: 'open',
    createdAt: '2026-11-22T10:00:00.000Z',
    bookedBy: 'Asha',
    quotation: '',
    leadId: crypto.randomUUID(),
    name: 'Bijaya',
    mobile: '98765 43210',
    link: 'an-order.key',
    outletId: 1,
    outlet: 'Cuttack',
    bikeName: 'SP125',
    model: 'SP125',
    variant: 'Disc',
    colour: 'Red',
    price: 105_000,
    token: 5000,
    lender: '',
    papersWanted: ['proof-of-address'],
    papersSeen: [],
    registrationNumber: '',
    releasedBecause: '',
    cancelledBecause: '',
    nextStep: 'vehicle-set-aside',
    nextOn: dayFromNow(1),
    changedBy: 'Asha',
    changedAt: '2026-11-22T10:00:00.000Z',
    steps: orderStepIds.map((step) =>
      aStep(step, step === 'booked' ? { doneOn: dayFromNow(0), doneBy: 'Asha' } : {}),
    ),
    isTold: true,
    isToRing: false,
    reference: 'A1B2C3D4',
    payments: [],
    cap: 0,
    ...over,
  }
}
