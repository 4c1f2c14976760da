import { type AccessoryItem, accessoryItem } from '#contract/accessories.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/money.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

interface AccessoryRow {
  price_paise: number
  vehicles: { bike_name: string }
}

// One embedded vehicle is an object at run time; the types guess a list.
const columns = 'id, heading, part_no:part_number, price_paise, vehicles!inner (bike_name)' as '*'

/** Every accessory the caller may see with its price (rupees), model by model. */
export async function listAccessoryPrices(db: Database): Promise<AccessoryItem[]> {
  const rows = dataOf<AccessoryRow[]>(
    await db.from('accessories').select(columns).order('vehicle_id').order('sort_order').order('id'),
  )
  return rows.map(toItem)
}

/** Sets the price (rupees) of an accessory; nothing when the caller may change no such one. */
export async function updateAccessoryPrice(
  db: Database,
  id: number,
  price: number,
): Promise<AccessoryItem | undefined> {
  const row = dataOf<AccessoryRow | null>(
    await db
      .from('accessories')
      .update({ price_paise: paiseFromRupees(price) })
      .eq('id', id)
      .select(columns)
      .maybeSingle(),
  )
  return row ? toItem(row) : undefined
}

function toItem({ price_paise, vehicles, ...row }: AccessoryRow): AccessoryItem {
  return accessoryItem.parse({
    ...row,
    price: rupeesFromPaise(price_paise),
    bike_name: vehicles.bike_name,
  })
}
