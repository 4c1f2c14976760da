import type { AccessoryItem } from '#contract/prices/accessories.ts'
import type { PriceChange } from '#contract/prices/prices.ts'
import { texts } from '#contract/texts/texts.ts'
import * as accessories from '#server/data/prices/accessories.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { savePrice } from './price-change.ts'

/** Sets the price (rupees) of an accessory; throws `not_found` when there is none with that id. */
export async function updateAccessoryPrice(
  db: DatabaseClient,
  id: number,
  change: PriceChange,
): Promise<{ message: string; item: AccessoryItem }> {
  const item = await savePrice(db, change, {
    save: () => accessories.updateAccessoryPrice(db, id, change),
    find: async () => {
      const found = await accessories.findAccessoryPrice(db, id)
      return found && { item: found, price: found.price, table: 'accessories', id }
    },
    missing: 'There is no such accessory. Please reload the page.',
  })
  return { message: texts.accessory.success, item }
}
