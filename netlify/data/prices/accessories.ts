import type { AccessoryItem } from '#contract/prices/accessories.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/money.ts'
import type { PriceChange } from '#contract/prices/prices.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const columns = 'id, heading, part_no:part_number, price_paise, vehicles!inner (bike_name, display_name)'

/**
 * Every accessory the caller may see with its price (rupees), sorted by model; none of archived vehicles.
 * Throws `unavailable` like every query here.
 */
export async function listAccessoryPrices(db: DatabaseClient): Promise<AccessoryItem[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('accessories')
      .select(columns, counted)
      .is('vehicles.archived_at', null)
      .order('vehicle_id')
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  return rows.map(toItem)
}

/** One accessory with its price (rupees); undefined when the caller may see none with that id. */
export async function findAccessoryPrice(db: DatabaseClient, id: number): Promise<AccessoryItem | undefined> {
  const row = dataOf(await db.from('accessories').select(columns).eq('id', id).maybeSingle())
  return row ? toItem(row) : undefined
}

/**
 * Sets the price (rupees) of an accessory and answers the row; undefined when there is none with that id or
 * the caller may not change it.
 */
export async function updateAccessoryPrice(
  db: DatabaseClient,
  id: number,
  { price, expected }: PriceChange,
): Promise<AccessoryItem | undefined> {
  const query = db
    .from('accessories')
    .update({ price_paise: paiseFromRupees(price) })
    .eq('id', id)
  const over = expected === undefined ? query : query.eq('price_paise', paiseFromRupees(expected))
  const row = dataOf(await over.select(columns).maybeSingle())
  return row ? toItem(row) : undefined
}

interface AccessoryRow extends Omit<AccessoryItem, 'price' | 'bike_name' | 'display_name'> {
  price_paise: number
  vehicles: { bike_name: string; display_name: string }
}

function toItem({ price_paise, vehicles, ...row }: AccessoryRow): AccessoryItem {
  return { ...row, price: rupeesFromPaise(price_paise), ...vehicles }
}
