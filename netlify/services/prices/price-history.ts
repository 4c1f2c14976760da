import type { PriceHistoryEntry } from '#contract/prices/price-batches.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as history from '#server/data/prices/price-history.ts'
import { findPrice } from '#server/data/prices/prices.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The changes of a vehicle's prices (rupees), newest first; throws `not_found`. */
export async function getPriceHistory(
  db: DatabaseClient,
  bikeName: string,
): Promise<{ name: string; entries: PriceHistoryEntry[] }> {
  const vehicle = await findPrice(db, bikeName)
  if (!vehicle) throw new AppError('not_found', { message: `There is no vehicle called ${bikeName}.` })
  const entries = await history.listPriceHistory(db, vehicle.id)
  // A vehicle that was added with variants had a price without them for a moment, which no visitor ever saw.
  const isOfVariants = entries.some(({ variant }) => variant !== '')
  return {
    name: vehicle.item.display_name,
    entries: entries.filter(({ variant, before }) => !(isOfVariants && variant === '' && before === null)),
  }
}
