import type { Accessory, Colour, Feature, Frame } from '#contract/catalogue/catalogue.ts'
import { rupeesFromPaise } from '#contract/prices/money.ts'
import { wholeList } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The features of a vehicle in the order of the page; undefined when the caller may not see the vehicle. */
export async function findFeatures(db: DatabaseClient, bikeName: string): Promise<Feature[] | undefined> {
  const answer = await vehicleWith(db, bikeName, 'features (heading, image, description)')
    .order('sort_order', { referencedTable: 'features' })
    .maybeSingle()
  const row = dataOf(answer)
  return row ? wholeList(row.features) : undefined
}

/**
 * The accessories of a vehicle in order, with prices in rupees; undefined when the caller may not see the
 * vehicle.
 */
export async function findAccessories(
  db: DatabaseClient,
  bikeName: string,
): Promise<Accessory[] | undefined> {
  const columns = 'accessories (heading, image, description, part_no:part_number, price_paise)'
  const answer = await vehicleWith(db, bikeName, columns)
    .order('sort_order', { referencedTable: 'accessories' })
    .maybeSingle()
  const row = dataOf(answer)
  if (!row) return undefined
  return wholeList(row.accessories).map(({ price_paise, ...accessory }) => ({
    ...accessory,
    price: rupeesFromPaise(price_paise),
  }))
}

/** The colours of a vehicle in order; undefined when the caller may not see the vehicle. */
export async function findColours(db: DatabaseClient, bikeName: string): Promise<Colour[] | undefined> {
  const answer = await vehicleWith(db, bikeName, 'colours (id, image, name, swatch:swatch_image, paint)')
    .order('sort_order', { referencedTable: 'colours' })
    .maybeSingle()
  const row = dataOf(answer)
  return row ? wholeList(row.colours).map((colour) => ({ ...colour, words: colour.name })) : undefined
}

/** The frames of the 360° view in order of turning; undefined when the caller may not see the vehicle. */
export async function findFrames(db: DatabaseClient, bikeName: string): Promise<Frame[] | undefined> {
  const answer = await vehicleWith(db, bikeName, 'frames (images:image)')
    .order('position', { referencedTable: 'frames' })
    .maybeSingle()
  const row = dataOf(answer)
  return row ? wholeList(row.frames) : undefined
}

function vehicleWith<const Columns extends string>(db: DatabaseClient, bikeName: string, columns: Columns) {
  return db.from('vehicles').select(columns).eq('bike_name', bikeName)
}
