import type { PriceChange, PriceItem } from '#contract/prices/prices.ts'
import { texts } from '#contract/texts/texts.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as prices from '#server/data/prices/prices.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { savePrice } from './price-change.ts'

interface Updated {
  message: string
  item: PriceItem
}

/**
 * Sets an ex-showroom price (rupees). Throws `not_found` when there is no such vehicle, `conflict` when its
 * price is no longer the expected one.
 */
export async function updatePrice(
  db: DatabaseClient,
  bikeName: string,
  change: PriceChange,
): Promise<Updated> {
  const item = await savePrice(db, change, {
    save: () => prices.updatePrice(db, bikeName, change),
    find: async () => {
      const found = await prices.findPrice(db, bikeName)
      return found && { ...found, price: found.item.bike_price, table: 'vehicles' }
    },
    missing: `There is no vehicle called ${bikeName}.`,
  })
  return { message: texts.price.success, item }
}

/**
 * Sets the price (rupees) of a variant; the price of the first variant is the vehicle's. Throws like
 * `updatePrice`.
 */
export async function updateVariantPrice(
  db: DatabaseClient,
  id: number,
  change: PriceChange,
): Promise<Updated> {
  const missing = 'There is no such variant. Please reload the page.'
  const vehicle = await prices.findPriceOfVariant(db, id)
  if (!vehicle) throw new AppError('not_found', { message: missing })
  const { bike_name, variants } = vehicle.item
  if (variants[0]?.id === id) return updatePrice(db, bike_name, change)

  const find = async () => {
    const item = (await prices.findPriceOfVariant(db, id))?.item
    const price = item?.variants.find((variant) => variant.id === id)?.price
    return item && price !== undefined ? { item, price, table: 'variants' as const, id } : undefined
  }
  const item = await savePrice(db, change, {
    save: async () => ((await prices.updateVariantPrice(db, id, change)) ? (await find())?.item : undefined),
    find,
    missing,
  })
  return { message: texts.price.success, item }
}
