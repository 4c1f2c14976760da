import {
  type BikeDetail,
  bikeDetail,
  type CatalogueBike,
  catalogueBike,
  type ModelCard,
  modelCard,
  type Variant,
  variant,
} from '#contract/catalogue.ts'
import { type Category, categories } from '#contract/lines.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/money.ts'
import { type PriceItem, priceItem } from '#contract/prices.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { exactly } from '#server/lib/supabase/exact-text.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

// The selects below name columns as the wire names them; the contract's schemas check what comes back.
interface PricedRow {
  price_paise: number
}

/** All vehicles the caller may see as cards: motorcycles, scooters, electric scooters, big bikes. */
export async function listModelCards(db: Database): Promise<ModelCard[]> {
  const rows = dataOf<PricedRow[]>(
    await db
      .from('vehicles')
      .select('bike_name, image:listing_image, name:display_name, category, price_paise')
      .order('sort_order')
      .order('id'),
  )
  const cards = rows.map((row) => modelCard.parse({ ...row, price: rupeesFromPaise(row.price_paise) }))
  return categories.flatMap((category) => cards.filter((card) => card.category === category))
}

interface ListingRow extends PricedRow {
  engine: string
  power: string
  transmission: string
  brochure: string
}

/** The vehicles of one category that the caller may see, in the dealer's order. */
export async function listCatalogueBikes(db: Database, category: Category): Promise<CatalogueBike[]> {
  const rows = dataOf<ListingRow[]>(
    await db
      .from('vehicles')
      .select(
        'id, bikeName:bike_name, name:display_name, tagline, nameImg:name_image, bikeIcon:icon_image, image:listing_image, price_paise, engine, power, transmission, brochure',
      )
      .eq('category', category)
      .order('sort_order')
      .order('id'),
  )
  return rows.map(({ engine, power, transmission, brochure, price_paise, ...row }) =>
    catalogueBike.parse({
      ...row,
      price: rupeesFromPaise(price_paise),
      specs: { engine, power, transmission, document: brochure },
    }),
  )
}

/** One vehicle by its `bike_name`, or nothing when the caller may not see one. */
export async function findBike(db: Database, bikeName: string): Promise<BikeDetail | undefined> {
  const row = dataOf<PricedRow | null>(
    await db
      .from('vehicles')
      .select(
        'bikeName:bike_name, name:display_name, category, tagline, bikeDetails:details, price_paise, image:hero_image, document:brochure, bodyDimensions:body_dimensions, engine:engine_specification, transmission:transmission_specification, tyresAndBrakes:tyres_and_brakes, frameAndSuspension:frame_and_suspension, electricals',
      )
      .filter('bike_name', 'in', exactly(bikeName))
      .maybeSingle(),
  )
  return row ? bikeDetail.parse({ ...row, bikePrice: rupeesFromPaise(row.price_paise) }) : undefined
}

/** The variants of a vehicle in order, or nothing when the caller may not see the vehicle. */
export async function findVariants(db: Database, bikeName: string): Promise<Variant[] | undefined> {
  const row = dataOf<{ variants: PricedRow[] } | null>(
    await db
      .from('vehicles')
      .select('variants (id, name, price_paise, sort_order)')
      .filter('bike_name', 'in', exactly(bikeName))
      .order('sort_order', { referencedTable: 'variants' })
      .maybeSingle(),
  )
  return row?.variants.map((entry) => variant.parse({ ...entry, price: rupeesFromPaise(entry.price_paise) }))
}

interface PriceRow extends PricedRow {
  bike_name: string
}

/** Name and ex-showroom price (rupees) of every vehicle the caller may see. */
export async function listPrices(db: Database): Promise<PriceItem[]> {
  const rows = dataOf<PriceRow[]>(
    await db
      .from('vehicles')
      .select('bike_name, price_paise')
      .order('category')
      .order('sort_order')
      .order('id'),
  )
  return rows.map(toPriceItem)
}

/** Sets a vehicle's ex-showroom price (rupees); nothing when the caller may change no such vehicle. */
export async function updatePrice(
  db: Database,
  bikeName: string,
  price: number,
): Promise<PriceItem | undefined> {
  const row = dataOf<PriceRow | null>(
    await db
      .from('vehicles')
      .update({ price_paise: paiseFromRupees(price) })
      .filter('bike_name', 'in', exactly(bikeName))
      .select('bike_name, price_paise')
      .maybeSingle(),
  )
  return row ? toPriceItem(row) : undefined
}

function toPriceItem(row: PriceRow): PriceItem {
  return priceItem.parse({ bike_name: row.bike_name, bike_price: rupeesFromPaise(row.price_paise) })
}
