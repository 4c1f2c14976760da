import { AppError } from '#contract/errors.ts'
import type { PriceItem } from '#contract/prices.ts'
import { texts } from '#contract/texts.ts'
import * as vehicles from '#server/data/vehicles.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

export { listPrices } from '#server/data/vehicles.ts'

/** Sets an ex-showroom price (rupees); throws `not_found` when there is no such vehicle. */
export async function updatePrice(
  db: DatabaseClient,
  bikeName: string,
  price: number,
): Promise<{ message: string; item: PriceItem }> {
  const item = await vehicles.updatePrice(db, bikeName, price)
  if (!item)
    throw new AppError('not_found', {
      message: `There is no vehicle called ${bikeName}.`,
    })
  return { message: texts.price.success, item }
}
