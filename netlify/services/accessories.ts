import type { AccessoryItem } from '#contract/accessories.ts'
import { AppError } from '#contract/errors.ts'
import { texts } from '#contract/texts.ts'
import * as accessories from '#server/data/accessories.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

export { listAccessoryPrices } from '#server/data/accessories.ts'

/** Sets the price (rupees) of an accessory; throws `not_found` when there is none of that id. */
export async function updateAccessoryPrice(
  db: DatabaseClient,
  id: number,
  price: number,
): Promise<{ message: string; item: AccessoryItem }> {
  const item = await accessories.updateAccessoryPrice(db, id, price)
  if (!item)
    throw new AppError('not_found', { message: 'There is no such accessory. Please reload the page.' })
  return { message: texts.accessory.success, item }
}
