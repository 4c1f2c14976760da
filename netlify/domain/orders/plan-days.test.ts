import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderStepId, orderStepIds } from '#contract/orders/order-steps.ts'
import { nextStep } from './order-standing.ts'
import { planDays } from './plan-days.ts'

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

test('planned days follow the steps: none before the booking, the handover on its day, the certificate after', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 120 }),
      fc.subarray(orderStepIds.filter((step) => step !== 'booked' && step !== 'handed-over')),
      (days, chosen) => {
        const today = '2026-02-20'
        const steps: OrderStepId[] = [...chosen, 'booked', 'handed-over']
        const plan = planDays(today, dayAfter(today, days), steps)
        expect(plan.map(({ step }) => step)).toEqual(
          orderStepIds.filter((step) => step !== 'booked' && steps.includes(step)),
        )
        expect(plan.map(({ plannedOn }) => plannedOn)).toEqual(
          plan.map(({ plannedOn }) => plannedOn).toSorted(),
        )
        expect(plan.every(({ plannedOn }) => plannedOn >= today)).toBe(true)
        expect(plan.find(({ step }) => step === 'handed-over')?.plannedOn).toBe(dayAfter(today, days))
      },
    ),
  )
})

test('the next step is an undone one, and none is planned before it', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          step: fc.constantFrom(...orderStepIds),
          plannedOn: fc.integer({ min: 0, max: 40 }).map((days) => dayAfter('2026-02-20', days)),
          doneOn: fc.constantFrom('2026-02-20', null),
        }),
      ),
      (steps) => {
        const open = steps.filter(({ doneOn }) => doneOn === null)
        const next = nextStep(steps)
        expect(next === undefined).toBe(open.length === 0)
        if (next) expect(open.every(({ plannedOn }) => plannedOn >= next.plannedOn)).toBe(true)
      },
    ),
  )
})
