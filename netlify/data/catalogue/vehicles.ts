import type { BikeDetail, CatalogueBike, ModelCard, Variant } from '#contract/catalogue/catalogue.ts'
import { type Category, categories } from '#contract/catalogue/lines.ts'
import { rupeesFromPaise } from '#contract/prices/money.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { counted, readAllRows, wholeList } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { readOrEmpty } from '#server/lib/supabase/tolerant-reading.ts'
import { vehicleShapes } from '#server/lib/supabase/vehicle-shapes.ts'
import { headlineFigures } from './headline-figures.ts'

// The selects rename columns to the names of the wire; the contract's schemas check the result.

/** The step of the turn with which every 360° view begins: a vehicle without this frame has no view. */
const firstFrame = 0

/**
 * All vehicles the caller may see, as cards with prices in rupees: motorcycles, scooters, electric scooters,
 * big bikes.
 */
export async function listModelCards(db: DatabaseClient): Promise<ModelCard[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select(
        'bike_name, listing_image, hero_image, name:display_name, tagline, category, price_paise',
        counted,
      )
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  return categories.flatMap((category) =>
    rows
      .filter((row) => row.category === category)
      .map(({ price_paise, listing_image, hero_image, ...row }) => ({
        ...row,
        category,
        image: listing_image || hero_image,
        price: rupeesFromPaise(price_paise),
      })),
  )
}

/** The vehicles of one category that the caller may see, in the dealer's order; prices in rupees. */
export async function listCatalogueBikes(db: DatabaseClient, category: Category): Promise<CatalogueBike[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select(
        'id, bikeName:bike_name, name:display_name, tagline, name_image, icon_image, listing_image, hero_image, price_paise, engine, power, transmission, range:engine_specification->>range, brochure, frames (position)',
        counted,
      )
      .eq('category', category)
      .eq('frames.position', firstFrame)
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  return rows.map((row) => {
    const { engine, power, transmission, range, brochure } = row
    // Where staff leave another picture empty, the main picture stands in its place.
    const image = row.listing_image || row.hero_image
    return {
      id: row.id,
      bikeName: row.bikeName,
      name: row.name,
      tagline: row.tagline,
      nameImg: row.name_image || image,
      bikeIcon: row.icon_image || image,
      image,
      price: rupeesFromPaise(row.price_paise),
      specs: { engine, power, transmission, range: range ?? '', document: brochure },
      hasAngleView: row.frames.length > 0,
    }
  })
}

/** One vehicle by its `bike_name`, price in rupees; undefined when the caller may see none of that name. */
export async function findBike(db: DatabaseClient, bikeName: string): Promise<BikeDetail | undefined> {
  const row = dataOf(
    await db
      .from('vehicles')
      .select(
        'bikeName:bike_name, name:display_name, category, tagline, bikeDetails:details, price_paise, image:hero_image, share_image, document:brochure, frames (position), bodyDimensions:body_dimensions, engine:engine_specification, battery, transmission:transmission_specification, tyresAndBrakes:tyres_and_brakes, frameAndSuspension:frame_and_suspension, electricals, motor:engine, power, mileage, sources:figure_sources',
      )
      .eq('bike_name', bikeName)
      .eq('frames.position', firstFrame)
      .maybeSingle(),
  )
  if (!row) return undefined
  const { price_paise, share_image, frames, motor, power, mileage, sources, ...given } = row
  const sheet = (stored: unknown) =>
    readOrEmpty(vehicleShapes['vehicles.specification'], stored, 'vehicles.specification')
  const bike = {
    ...given,
    // The generated types do not know the values of `category`.
    category: given.category as Category,
    bodyDimensions: sheet(given.bodyDimensions),
    engine: sheet(given.engine),
    battery: sheet(given.battery),
    transmission: sheet(given.transmission),
    tyresAndBrakes: sheet(given.tyresAndBrakes),
    frameAndSuspension: sheet(given.frameAndSuspension),
    electricals: sheet(given.electricals),
  }
  return {
    ...bike,
    bikePrice: rupeesFromPaise(price_paise),
    asOn: indianDay(new Date()),
    hasAngleView: frames.length > 0,
    ...(share_image && { shareImage: share_image }),
    headlineFigures: headlineFigures({
      ...bike,
      motor,
      power,
      mileage,
      sources: readOrEmpty(vehicleShapes['vehicles.figure_sources'], sources, 'vehicles.figure_sources'),
    }),
  }
}

/**
 * The `bike_name` of the vehicle whose brochure has this path; undefined when the caller may see no such
 * vehicle.
 */
export async function findBikeByBrochure(db: DatabaseClient, path: string): Promise<string | undefined> {
  const row = dataOf(
    await db.from('vehicles').select('bike_name').eq('brochure', path).order('id').limit(1).maybeSingle(),
  )
  return row?.bike_name
}

/**
 * The variants of a vehicle in order, prices in rupees; undefined when the caller may not see the vehicle.
 */
export async function findVariants(db: DatabaseClient, bikeName: string): Promise<Variant[] | undefined> {
  const row = dataOf(
    await db
      .from('vehicles')
      .select('variants (id, name, price_paise)')
      .eq('bike_name', bikeName)
      .order('sort_order', { referencedTable: 'variants' })
      .maybeSingle(),
  )
  if (!row) return undefined
  return wholeList(row.variants).map(({ id, name, price_paise }) => ({
    id,
    name,
    price: rupeesFromPaise(price_paise),
  }))
}
