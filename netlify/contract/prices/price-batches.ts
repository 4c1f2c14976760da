import { z } from 'zod'
import { categories } from '#contract/catalogue/lines.ts'
import { contactMarks, stageIds } from '#contract/leads/lead-stages.ts'
import { editors } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { requiredLine } from '#contract/wire/text.ts'
import { rupees, typedRupees } from './money.ts'
import { mostBatchPrices, priceWays } from './price-ways.ts'

const count = z.number().int().min(0)

/** The two ids that name one price: a variant, or a vehicle without variants. */
const version = { vehicleId: z.number().int(), variantId: z.number().int().nullable() }

/** One price of the catalogue in rupees; `variant` is empty where the vehicle has none. */
export const priceVersion = z.object({
  ...version,
  model: z.string(),
  displayName: z.string(),
  variant: z.string(),
  category: z.enum(categories),
  /** Is this price also the price of the vehicle as a whole? */
  isFirst: z.boolean(),
  price: rupees,
})
export type PriceVersion = z.infer<typeof priceVersion>

export const listPriceVersions = staffEndpoint('GET /api/priceVersions', {
  onlyFor: editors,
  summary: 'Every variant, and every vehicle without any, that has an ex-showroom price and is not archived.',
  answer: z.array(priceVersion),
})

/**
 * A batch is `waiting` until its midnight; an applied batch may be undone until `undoUntil`, null when it
 * cannot be.
 */
export const priceBatch = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(['waiting', 'applied', 'cancelled', 'undone']),
  by: z.string(),
  createdAt: moment,
  dueAt: moment.nullable(),
  appliedAt: moment.nullable(),
  undoUntil: moment.nullable(),
  endedAt: moment.nullable(),
  endedBy: z.string(),
  prices: count,
  set: count,
  restored: count,
})
export type PriceBatch = z.infer<typeof priceBatch>

const outcome = z.enum(['set', 'changed', 'missing']).nullable()

/**
 * A price of a batch in rupees. `found` is another price that stood there when the batch was applied, with
 * its author and its moment.
 */
export const priceBatchRow = z.object({
  ...version,
  model: z.string(),
  variant: z.string(),
  before: rupees,
  after: rupees,
  outcome,
  undoOutcome: outcome,
  found: z.object({ price: rupees, by: z.string(), at: z.string() }).nullable(),
})
export type PriceBatchRow = z.infer<typeof priceBatchRow>

/**
 * An open lead whose enquiry was sent at a price (rupees) that the batch replaced, and the moment of the
 * enquiry.
 */
export const batchLead = z.object({
  id: z.uuid(),
  name: z.string(),
  mobile: z.string(),
  marks: z.array(z.enum(contactMarks)),
  model: z.string(),
  variant: z.string(),
  price: rupees,
  newPrice: rupees,
  stage: z.enum(stageIds as [string, ...string[]]),
  createdAt: moment,
})
export type BatchLead = z.infer<typeof batchLead>

export const priceBatchDetails = z.object({
  batch: priceBatch,
  rows: z.array(priceBatchRow),
  leads: z.array(batchLead),
})
export type PriceBatchDetails = z.infer<typeof priceBatchDetails>

/** A price that is no longer the one that was seen; null when the version is no longer sold. */
export const changedPrice = z.object({
  ...version,
  price: rupees.nullable(),
  by: z.string(),
  at: z.string(),
})
export type ChangedPrice = z.infer<typeof changedPrice>

function isEachOnce(prices: { vehicleId: number; variantId: number | null }[]): boolean {
  return new Set(prices.map(({ vehicleId, variantId }) => `${vehicleId} ${variantId}`)).size === prices.length
}

/**
 * Many prices as one act; `before` is the price that was seen. With a `day`, the prices are set at the
 * midnight in India with which that day begins; with `publishes`, a build of the site is asked for then.
 * Without `confirmed`, a price with a digit too many or too few beside `before` refuses the batch.
 */
export const newPriceBatch = z.strictObject({
  id: z.uuid(),
  title: requiredLine(limits.title),
  day: calendarDay.optional(),
  publishes: z.boolean().default(false),
  confirmed: z.boolean().default(false),
  prices: z
    .array(z.strictObject({ ...version, before: rupees, after: typedRupees }))
    .min(1, { error: 'There is no price to change.' })
    .max(mostBatchPrices, { error: `A batch has ${mostBatchPrices} prices at most.` })
    .refine(isEachOnce, { error: 'A price stands here twice.' }),
})
export type NewPriceBatch = z.output<typeof newPriceBatch>

export const createPriceBatch = staffEndpoint('POST /api/priceBatches', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Sets many prices, all or none, now or at a midnight to come. Where one is no longer what was seen, nothing is set and `changed` says which, by whom and when. The id, made by the caller, makes a repeat one batch.',
  body: newPriceBatch,
  answer: z.object({
    message: z.string(),
    batch: priceBatch.nullable(),
    changed: z.array(changedPrice),
  }),
  purges: ['catalogue'],
})

export const listPriceBatches = staffEndpoint('GET /api/priceBatches', {
  onlyFor: editors,
  summary: 'Those that wait, and the last 30 of the others.',
  answer: z.array(priceBatch),
})

const params = z.object({ id: z.uuid() })

export const getPriceBatch = staffEndpoint('GET /api/priceBatches/:id', {
  onlyFor: editors,
  summary:
    'A batch with its prices and the open leads that were sent at a price it replaced. While it waits, `found` says which prices have changed since.',
  params,
  answer: priceBatchDetails,
})

export const cancelPriceBatch = staffEndpoint('POST /api/priceBatches/:id/cancel', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Takes away a batch that waits; 409 when it no longer does.',
  params,
  answer: z.object({ message: z.string(), batch: priceBatch }),
})

export const undoPriceBatch = staffEndpoint('POST /api/priceBatches/:id/undo', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Puts back, for seven days, the prices of a batch that still stand; 409 afterwards.',
  params,
  answer: z.object({ message: z.string(), batch: priceBatch }),
  purges: ['catalogue'],
})

/**
 * A change of a price in rupees; `before` is null for the first known price, `by` is empty for a change made
 * past the back office.
 */
export const priceHistoryEntry = z.object({
  id: z.number().int(),
  variant: z.string(),
  before: rupees.nullable(),
  after: rupees,
  by: z.string(),
  at: moment,
  way: z.enum(Object.keys(priceWays) as [keyof typeof priceWays]),
  batchId: z.uuid().nullable(),
})
export type PriceHistoryEntry = z.infer<typeof priceHistoryEntry>

export const getPriceHistory = staffEndpoint('GET /api/priceHistory/:bikeName', {
  onlyFor: editors,
  summary: 'The last 300 changes of the prices of a vehicle and its variants, newest first.',
  params: z.object({ bikeName: requiredLine(limits.model) }),
  answer: z.object({ name: z.string(), entries: z.array(priceHistoryEntry) }),
})
