import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { limits } from '#contract/wire/limits.ts'
import { requiredLine } from '#contract/wire/text.ts'
import { rupees, typedRupees } from './money.ts'

/**
 * A row of Manage Price; the ex-showroom price in rupees. `display_name` and `variants` are additions to the
 * specification.
 */
export const priceItem = z.object({
  bike_name: z.string(),
  display_name: z.string(),
  bike_price: rupees,
  variants: z.array(z.object({ id: z.number().int(), name: z.string(), price: rupees })),
})
export type PriceItem = z.infer<typeof priceItem>

/**
 * A new price. `expected` is an addition to the specification: the price that the caller has seen. When
 * another price stands there, the call answers 409 with that price, its author and its moment, and changes
 * nothing. `confirmed` is another: without it, a price with a digit too many or too few beside the old one
 * answers 422 with a question, and changes nothing.
 */
export const priceChange = z.strictObject({
  price: typedRupees,
  expected: rupees.optional(),
  confirmed: z.boolean().optional(),
})
export type PriceChange = z.infer<typeof priceChange>

export const listPrices = staffEndpoint('GET /api/managePrice', {
  onlyFor: editors,
  summary: 'Every vehicle with its ex-showroom price and those of its variants, active or not.',
  answer: z.array(priceItem),
})

export const updatePrice = staffEndpoint('PATCH /api/managePrice/:bikeName', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Sets the ex-showroom price (rupees) of a vehicle and of its first variant; 409 when it is no longer the expected one.',
  params: z.object({ bikeName: requiredLine(limits.model) }),
  body: priceChange,
  answer: z.object({ message: z.string(), item: priceItem }),
  purges: ['catalogue'],
})

export const updateVariantPrice = staffEndpoint('PATCH /api/variantPrices/:id', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Sets the ex-showroom price (rupees) of one variant, and of its vehicle when it is the first; 409 when it is no longer the expected one.',
  params: idParams,
  body: priceChange,
  answer: z.object({ message: z.string(), item: priceItem }),
  purges: ['catalogue'],
})
