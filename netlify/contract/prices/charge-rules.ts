import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { maxPriceRupees } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'
import { line, requiredLine } from '#contract/wire/text.ts'
import { translated } from '#contract/wire/translated.ts'
import { chargeFuels, chargeKind, chargeKindIds } from './charge-kinds.ts'
import type { ChargeRule } from './charge-rule.ts'
import { parseRupees } from './money.ts'
import type { PriceOffer } from './price-offer.ts'

const kind = z.enum(chargeKindIds)
const fuel = z.enum(chargeFuels.map(({ id }) => id))

const amount = z.number().min(0).max(maxPriceRupees).nullable()
/** The steps of a rule, in order. */
export const chargeSteps = z
  .array(z.strictObject({ upTo: amount, percent: z.number().min(0).max(100).nullable(), rupees: amount }))
  .min(1)
  .max(12)

/** A rule as it is stored and as visitors get it; amounts in rupees. */
const chargeRule = z.object({
  id: z.number().int().positive(),
  kind,
  fuel,
  beginsOn: calendarDay,
  steps: chargeSteps,
  insuredPercent: z.number(),
  gstPercent: z.number(),
  source: translated(z.string()),
  sourceUrl: z.string(),
  isEstimate: z.boolean(),
  /** When the rule was changed last; a slip keeps this moment as the rule's version. */
  at: z.string(),
}) satisfies z.ZodType<ChargeRule>
export type PublicChargeRule = z.infer<typeof chargeRule>

const priceOffer = z.object({
  id: z.number().int().positive(),
  title: translated(z.string()),
  models: z.array(z.string()),
  rupees: z.number().int().positive(),
  from: z.string(),
  to: z.string(),
}) satisfies z.ZodType<PriceOffer>

const onRoad = z.object({
  /** Today in India. */
  day: calendarDay,
  /** The rules that hold today; none where the dealer has entered none. */
  rules: z.array(chargeRule),
  /**
   * The facts of each model that decide its charges: engine in cc or motor in kW, null where the size is
   * unknown.
   */
  vehicles: z.array(
    z.object({ bikeName: z.string(), fuel: z.enum(['petrol', 'electric']), size: z.number().nullable() }),
  ),
  /** The offers that run today and take rupees off a price. */
  offers: z.array(priceOffer),
})
export type OnRoad = z.infer<typeof onRoad>

export const getOnRoad = visitorEndpoint('GET /api/onRoad', {
  summary:
    'The charges on a new vehicle that hold today, the size of each active model by which some differ, and the offers that take rupees off.',
  answer: onRoad,
  cacheTags: ['charges', 'catalogue', 'offers'],
  changesAtMidnight: true,
})

/** A number as it is typed; null for an empty text. */
function typedNumber(most: number, message: string) {
  return z
    .string()
    .max(40)
    .transform((typed, context) => {
      if (typed.trim() === '') return null
      const value = parseRupees(typed)
      if (value >= 0 && value <= most) return value
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

const wrongPercent = 'Please enter a percentage, such as 6 or 1.676.'
/** A percentage with up to three decimals; null for an empty text. */
const typedPercent = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const text = latinDigits(typed).replace('%', '').trim()
    if (text === '') return null
    if (/^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) <= 100) return Number(text)
    context.addIssue({ code: 'custom', message: wrongPercent })
    return z.NEVER
  })

const neededPercent = typedPercent.refine((value) => value !== null, { error: wrongPercent })

const step = z
  .strictObject({
    upTo: typedNumber(maxPriceRupees, 'Please enter where this step ends.'),
    percent: typedPercent,
    rupees: typedNumber(maxPriceRupees, 'Please enter an amount in rupees.'),
  })
  .refine(({ percent, rupees }) => percent === null || rupees === null, {
    path: ['rupees'],
    error: 'Please enter a percentage or an amount, not both.',
  })

const webAddress = line(500).refine(
  (text) => text === '' || z.url({ protocol: /^https?$/ }).safeParse(text).success,
  {
    error: 'Please enter an address that begins with https://, or nothing.',
  },
)

/** A rule as staff write it, with numbers as texts that this schema reads. */
export const chargeRuleFacts = z
  .strictObject({
    kind,
    fuel,
    beginsOn: calendarDay,
    steps: z.array(step).min(1).max(12),
    insuredPercent: neededPercent.refine((value) => value !== 0, { error: wrongPercent }),
    gstPercent: neededPercent,
    source: requiredLine(300, 'Please say where this is from.'),
    sourceUrl: webAddress,
    isEstimate: z.boolean(),
  })
  .superRefine((rule, context) => {
    const { steps: by } = chargeKind(rule.kind)
    const last = rule.steps.length - 1
    const wrong = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (!by && last > 0) wrong(['steps', 1, 'upTo'], 'This charge has one amount.')
    if (by === 'size' && last > 0 && rule.fuel === 'any')
      wrong(['fuel'], 'Engines count in cc and motors in kW: please choose one fuel.')
    for (const [place, { upTo }] of rule.steps.entries()) {
      if (place === last && upTo !== null)
        wrong(['steps', place, 'upTo'], 'The last step has no end: please leave this empty.')
      if (place < last && (upTo === null || upTo <= (rule.steps[place - 1]?.upTo ?? 0)))
        wrong(
          ['steps', place, 'upTo'],
          'Please enter where this step ends, each one higher than the one before.',
        )
    }
  })
export type ChargeRuleFacts = z.output<typeof chargeRuleFacts>

/** The facts of a rule as staff edit them, with numbers as texts. */
const editedFacts = z.object({
  kind,
  fuel,
  beginsOn: z.string(),
  steps: z.array(z.object({ upTo: z.string(), percent: z.string(), rupees: z.string() })),
  insuredPercent: z.string(),
  gstPercent: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  isEstimate: z.boolean(),
})

/** A rule as staff edit it; `at` says when the rule was changed last (ISO 8601). */
const chargeRuleRecord = z.object({ id: z.number().int().positive(), facts: editedFacts, at: z.string() })
export type ChargeRuleRecord = z.infer<typeof chargeRuleRecord>

const message = z.string()
const saved = z.object({ message, record: chargeRuleRecord })

export const listChargeRules = staffEndpoint('GET /api/chargeRules', {
  onlyFor: editors,
  summary:
    'Every charge on a new vehicle, past and coming ones too, as staff edit them, who saved each last, and the usual charges that nobody has checked yet.',
  answer: z.object({
    day: calendarDay,
    rules: z.array(chargeRuleRecord),
    /** Who (user id) saved a rule last and when (ISO 8601), by the rule's id; none for one of an import. */
    saved: z.record(z.string(), z.object({ by: z.string(), at: z.string() })),
    /** Usual charges of a kind and fuel for which there is no rule; no price counts them. */
    unchecked: z.array(editedFacts),
  }),
})

export const createChargeRule = staffEndpoint('POST /api/chargeRules', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Adds a rule, which ends that of its kind and fuel on the day on which it begins; 422 when one begins on that day already.',
  body: chargeRuleFacts,
  answer: saved,
  status: 201,
  purges: ['charges'],
})

export const saveChargeRule = staffEndpoint('PATCH /api/chargeRules/:id', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Saves a rule over that of the expected moment; 409 with who changed it and when, when another one stands there. Slips keep what they say.',
  params: idParams,
  body: z.strictObject({ expected: moment, facts: chargeRuleFacts }),
  answer: saved,
  purges: ['charges'],
})

export const removeChargeRule = staffEndpoint('DELETE /api/chargeRules/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Removes a rule that has not begun; 422 for one that has, which a later one ends.',
  params: idParams,
  answer: z.object({ message }),
  purges: ['charges'],
})
