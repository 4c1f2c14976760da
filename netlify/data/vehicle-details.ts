import {
  type Accessory,
  accessory,
  type Colour,
  colour,
  type Feature,
  type Frame,
  feature,
  frame,
} from '#contract/catalogue.ts'
import { rupeesFromPaise } from '#contract/money.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { exactly } from '#server/lib/supabase/exact-text.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

type DetailTable = 'features' | 'accessories' | 'colours' | 'frames'
type Row = Record<string, unknown>

/** Each function answers the rows in the order of the page, or nothing when the caller may not see the vehicle. */
export async function findFeatures(db: Database, bikeName: string): Promise<Feature[] | undefined> {
  const rows = await detailsOf(db, bikeName, 'features', 'heading, image, description')
  return rows?.map((row) => feature.parse(row))
}

export async function findAccessories(db: Database, bikeName: string): Promise<Accessory[] | undefined> {
  const columns = 'heading, image, description, part_no:part_number, price_paise'
  const rows = await detailsOf<{ price_paise: number }>(db, bikeName, 'accessories', columns)
  return rows?.map((row) => accessory.parse({ ...row, price: rupeesFromPaise(row.price_paise) }))
}

export async function findColours(db: Database, bikeName: string): Promise<Colour[] | undefined> {
  const rows = await detailsOf(db, bikeName, 'colours', 'id, image, name, swatch:swatch_image, paint')
  return rows?.map((row) => colour.parse(row))
}

export async function findFrames(db: Database, bikeName: string): Promise<Frame[] | undefined> {
  const rows = await detailsOf(db, bikeName, 'frames', 'images:image', 'position')
  return rows?.map((row) => frame.parse(row))
}

async function detailsOf<Detail = Row>(
  db: Database,
  bikeName: string,
  table: DetailTable,
  columns: string,
  order: 'sort_order' | 'position' = 'sort_order',
): Promise<Detail[] | undefined> {
  // The select is put together here, so that its type cannot be read from it.
  const row = dataOf<Record<DetailTable, Detail[]> | null>(
    await db
      .from('vehicles')
      .select(`${table} (${columns})` as '*')
      .filter('bike_name', 'in', exactly(bikeName))
      .order(order, { referencedTable: table })
      .maybeSingle(),
  )
  return row?.[table]
}
