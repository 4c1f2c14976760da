import { z } from 'zod'
import { outletId } from '#contract/appointments/appointment-parts.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { requiredLine } from '#contract/wire/text.ts'
import { translated } from '#contract/wire/translated.ts'

/** How many of one variant and colour are free at an outlet, and when that outlet was counted. */
export const stockPlace = z.object({
  outletId,
  outlet: translated(z.string()),
  free: z.number().int().min(1),
  countedAt: moment,
})

/**
 * What visitors read of one variant in one colour; the names are those of the catalogue, empty without any.
 */
export const stockRow = z.object({
  variant: z.string(),
  colour: z.string(),
  /** The newest count that is not older than 48 hours; null where there is none. */
  countedAt: moment.nullable(),
  /** The outlets with a free one, in the dealer's order. */
  places: z.array(stockPlace),
  /**
   * Days between booking and hand-over of the last twenty: their median, and what four of five did not
   * exceed; null where fewer than eight were handed over.
   */
  wait: z.object({ usual: z.number().int().min(0), late: z.number().int().min(0) }).nullable(),
})
export type StockRow = z.infer<typeof stockRow>

export const getStock = visitorEndpoint('GET /api/stock/:bikeName', {
  summary:
    'What stands where of a model, from counts of the last 48 hours, and how long its variants and colours took to come. No rows while the dealer shows no stock.',
  params: z.object({ bikeName: requiredLine(limits.model) }),
  answer: z.object({ rows: z.array(stockRow) }),
  cacheTags: ['stock', 'catalogue', 'dealers'],
  keptSeconds: 60,
})
