import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { rupees, typedRupees } from './money.ts'
import { routes } from './routes.ts'
import { requiredLine } from './text.ts'

/** A row of Manage Price; the ex-showroom price in rupees. */
export const priceItem = z.object({
  bike_name: z.string(),
  bike_price: rupees,
})
export type PriceItem = z.infer<typeof priceItem>

export const listPrices = endpoint({
  name: 'listPrices',
  ...routes.listPrices,
  role: 'staff',
  summary: 'Every vehicle with its ex-showroom price, active or not.',
  answer: z.array(priceItem),
})

export const updatePrice = endpoint({
  name: 'updatePrice',
  ...routes.updatePrice,
  role: 'staff',
  summary: 'Sets the ex-showroom price (rupees) of a vehicle.',
  params: z.object({ bikeName: requiredLine(limits.model) }),
  body: z.strictObject({ price: typedRupees }),
  answer: z.object({ message: z.string(), item: priceItem }),
  purges: ['catalogue'],
})
