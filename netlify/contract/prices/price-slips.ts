import { z } from 'zod'
import { recordLimits } from '#contract/catalogue/vehicle-choices.ts'
import type { LineRule, PriceLine } from '#contract/prices/price-line.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { requiredLine } from '#contract/wire/text.ts'
import { translated } from '#contract/wire/translated.ts'
import { chargeKindIds, coverKinds, type Fuel, type Taker, takers } from './charge-kinds.ts'

/**
 * The choices for which a visitor asks a price: names and numbers only. The server works out all amounts
 * itself.
 */
export const slipQuestion = z.strictObject({
  bikeName: requiredLine(limits.model),
  /** Null where the model has no variants. */
  variantId: z.number().int().positive().nullable(),
  loan: z.boolean(),
  covers: z.array(z.enum(coverKinds)).max(coverKinds.length),
  /** Part numbers. */
  accessories: z.array(requiredLine(recordLimits.partNumber)).max(30),
})
export type SlipQuestion = z.output<typeof slipQuestion>

const paise = z.number().int().min(0)

const numberOrNone = z.number().nullable()

const lineRule = z.object({
  kind: z.enum(chargeKindIds),
  fuel: z.enum(['petrol', 'electric'] satisfies Fuel[]),
  insuredPercent: z.number(),
  gstPercent: z.number(),
  step: z
    .object({ from: numberOrNone, upTo: numberOrNone, percent: numberOrNone, rupees: numberOrNone })
    .nullable(),
}) satisfies z.ZodType<LineRule>

/** Like `PriceLine`; paise, so that lines add up exactly, below zero for an offer. */
const slipLine = z.object({
  id: z.string(),
  label: z.string(),
  paise: z.number().int().nullable(),
  taker: z.enum(Object.keys(takers) as [Taker, ...Taker[]]),
  isOptional: z.boolean(),
  rule: lineRule.nullable(),
  since: z.string(),
  // Missing in slips from before offers stood in slips.
  until: z.string().default(''),
  source: translated(z.string()),
  link: z.string(),
  isEstimate: z.boolean(),
  ruleId: z.number().int().nullable(),
}) satisfies z.ZodType<PriceLine>

/** A price as it was on its day; no part of a slip ever changes. */
export const priceSlip = z.object({
  /** `S-7K3M9Q` */
  number: z.string(),
  day: calendarDay,
  bikeName: z.string(),
  name: z.string(),
  variant: z.string(),
  question: slipQuestion,
  lines: z.array(slipLine),
  paise,
  isFrom: z.boolean(),
  /** The rules behind the price, each with the moment of the rule's last change at that time. */
  rules: z.array(z.object({ id: z.number().int(), at: z.string() })),
})
export type PriceSlip = z.infer<typeof priceSlip>

export const makePriceSlip = visitorEndpoint('POST /api/priceSlips', {
  summary:
    'Works out an on-road price and keeps it under a number for 180 days. It takes no amounts; 422 for a variant or accessory that the model does not have, and where the dealer has no rules.',
  body: slipQuestion,
  answer: priceSlip,
  status: 201,
})

export const readPriceSlip = visitorEndpoint('GET /api/priceSlips/:number', {
  summary:
    'A slip by its number, exactly as it was made, and what the same costs today; null where it is no longer to be had. 404 when there is none.',
  params: z.object({ number: z.string().max(40) }),
  answer: z.object({
    slip: priceSlip,
    today: z.object({ day: calendarDay, paise, isFrom: z.boolean() }).nullable(),
  }),
})
export type FoundSlip = z.infer<(typeof readPriceSlip)['answer']>
