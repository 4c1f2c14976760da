import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { rupees } from './money.ts'
import { priceChange } from './prices.ts'

/**
 * A row of Manage Accessories Price; price in rupees. The names of the accessory's model are additions to the
 * specification.
 */
export const accessoryItem = z.object({
  id: z.number().int(),
  heading: z.string(),
  part_no: z.string(),
  price: rupees,
  bike_name: z.string(),
  display_name: z.string(),
})
export type AccessoryItem = z.infer<typeof accessoryItem>

export const listAccessoryPrices = staffEndpoint('GET /api/manageAccessories', {
  onlyFor: editors,
  summary: 'Every accessory with its price.',
  answer: z.array(accessoryItem),
})

export const updateAccessoryPrice = staffEndpoint('PATCH /api/manageAccessories/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Sets the price (rupees) of an accessory; 409 when it is no longer the expected one.',
  params: idParams,
  body: priceChange,
  answer: z.object({ message: z.string(), item: accessoryItem }),
  purges: ['catalogue'],
})
