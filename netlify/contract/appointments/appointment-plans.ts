import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { clockTime } from '#contract/wire/clock-time.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { outletId, purpose } from './appointment-parts.ts'

const whole = (least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

/**
 * Times of one purpose on days of the week (1 is Monday): a time begins every `minutes` from `opens` on, the
 * last one is over by `closes`, and each has room for `places` visitors. Clock times are India's, `HH:MM`.
 */
export const slotRule = z
  .strictObject({
    purpose,
    days: z.array(z.number().int().min(1).max(7)).min(1, { error: 'Please choose a day.' }).max(7),
    opens: clockTime,
    closes: clockTime,
    minutes: whole(10, 480),
    places: whole(0, 50),
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: 'Please let it end after it begins.',
    path: ['closes'],
  })
export type SlotRule = z.infer<typeof slotRule>

/** The plan of an outlet; no two rules of one purpose cover the same time. */
export const planFacts = z.strictObject({
  rules: z
    .array(slotRule)
    .max(60)
    .superRefine((rules, context) => {
      rules.forEach((rule, index) => {
        if (rules.slice(0, index).some((other) => overlaps(rule, other)))
          context.addIssue({
            code: 'custom',
            message: 'Another line has times of these hours and days already.',
            path: [index, 'opens'],
          })
      })
    }),
})
export type PlanFacts = z.infer<typeof planFacts>

function overlaps(one: SlotRule, other: SlotRule): boolean {
  return (
    one.purpose === other.purpose &&
    one.opens < other.closes &&
    other.opens < one.closes &&
    one.days.some((day) => other.days.includes(day))
  )
}

/** `at` says when the plan was changed last (ISO 8601), 1970 for never. */
const planRecord = z.object({ facts: planFacts, at: z.string() })

export const listPlans = staffEndpoint('GET /api/appointmentPlans', {
  onlyFor: editors,
  summary: 'Which times each open outlet offers.',
  answer: z.array(planRecord.extend({ outletId, outlet: z.string() })),
})
export type Plan = AnswerOf<typeof listPlans>[number]

export const savePlan = staffEndpoint('PATCH /api/appointmentPlans/:outletId', {
  onlyFor: editors,
  ofOneOutlet: 'outletId',
  summary:
    'Saves the times of an outlet over those of the expected moment; 409 with who changed them and when, when others stand there. What is booked stays booked.',
  params: z.object({ outletId: z.coerce.number().int().positive() }),
  body: z.strictObject({ expected: moment, facts: planFacts }),
  answer: z.object({ message: z.string(), record: planRecord }),
})
