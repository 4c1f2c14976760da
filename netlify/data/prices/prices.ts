import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/money.ts'
import type { PriceChange, PriceItem } from '#contract/prices/prices.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const columns = 'id, bike_name, display_name, price_paise, variants (id, name, price_paise, sort_order)'

/** A vehicle of Manage Price with the id of its row. */
export interface PricedVehicle {
  id: number
  item: PriceItem
}

/**
 * Every vehicle that the caller may see, except for archived ones, with its ex-showroom price and those of
 * its variants (rupees).
 */
export async function listPrices(db: DatabaseClient): Promise<PriceItem[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select(columns, counted)
      .is('archived_at', null)
      .order('category')
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  return rows.map((row) => toVehicle(row).item)
}

/** One vehicle with its prices (rupees); undefined when the caller may see none of that name. */
export async function findPrice(db: DatabaseClient, bikeName: string): Promise<PricedVehicle | undefined> {
  const row = dataOf(await db.from('vehicles').select(columns).eq('bike_name', bikeName).maybeSingle())
  return row ? toVehicle(row) : undefined
}

/** The vehicle of a variant with its prices (rupees); undefined when the caller may see no such variant. */
export async function findPriceOfVariant(db: DatabaseClient, id: number): Promise<PricedVehicle | undefined> {
  const row = dataOf(
    await db.from('variants').select(`vehicles!inner (${columns})`).eq('id', id).maybeSingle(),
  )
  return row ? toVehicle(row.vehicles) : undefined
}

/**
 * Sets a vehicle's ex-showroom price (rupees); undefined when there is no such vehicle or the caller may not
 * change it.
 */
export async function updatePrice(
  db: DatabaseClient,
  bikeName: string,
  { price, expected }: PriceChange,
): Promise<PriceItem | undefined> {
  const query = db
    .from('vehicles')
    .update({ price_paise: paiseFromRupees(price) })
    .eq('bike_name', bikeName)
  const over = expected === undefined ? query : query.eq('price_paise', paiseFromRupees(expected))
  const row = dataOf(await over.select(columns).maybeSingle())
  return row ? toVehicle(row).item : undefined
}

/**
 * Like `updatePrice`, for a variant that is not the first of its vehicle; answers whether a price was set.
 */
export async function updateVariantPrice(
  db: DatabaseClient,
  id: number,
  { price, expected }: PriceChange,
): Promise<boolean> {
  const query = db
    .from('variants')
    .update({ price_paise: paiseFromRupees(price) })
    .eq('id', id)
  const over = expected === undefined ? query : query.eq('price_paise', paiseFromRupees(expected))
  return dataOf(await over.select('id')).length > 0
}

interface VehicleRow {
  id: number
  bike_name: string
  display_name: string
  price_paise: number
  variants: { id: number; name: string; price_paise: number; sort_order: number }[]
}

function toVehicle({ id, bike_name, display_name, price_paise, variants }: VehicleRow): PricedVehicle {
  const inOrder = [...variants].sort((one, other) => one.sort_order - other.sort_order || one.id - other.id)
  const bike_price = rupeesFromPaise(price_paise)
  return {
    id,
    item: {
      bike_name,
      display_name,
      bike_price,
      variants: inOrder.map((variant, index) => ({
        id: variant.id,
        name: variant.name,
        // A trigger gives the first variant the price of its vehicle, too late for the answer of that same
        // update.
        price: index === 0 ? bike_price : rupeesFromPaise(variant.price_paise),
      })),
    },
  }
}
