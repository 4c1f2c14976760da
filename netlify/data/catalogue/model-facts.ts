import { type Category, categories } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { rupeesFromPaise } from '#contract/prices/money.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { readOrEmpty } from '#server/lib/supabase/tolerant-reading.ts'
import { vehicleShapes } from '#server/lib/supabase/vehicle-shapes.ts'
import { modelFigures } from './model-figures.ts'

/**
 * All vehicles that the caller may see, with their figures as numbers and prices in rupees: motorcycles,
 * scooters, electric scooters, big bikes, each line in the dealer's order.
 */
export async function listModelFacts(db: DatabaseClient): Promise<ModelFacts[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select(
        'bikeName:bike_name, name:display_name, tagline, category, bodyType:body_type, listing_image, hero_image, price_paise, motor:engine, mileage, displacement:engine_specification->>displacement, range:engine_specification->>range, kerbWeight:body_dimensions->>kerbWeight, seatHeight:body_dimensions->>seatHeight, tyresAndBrakes:tyres_and_brakes',
        counted,
      )
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  const byCategory = (category: Category) => rows.filter((row) => row.category === category)
  return categories.flatMap((category) =>
    byCategory(category).map(({ bikeName, name, tagline, bodyType, price_paise, ...row }) => ({
      bikeName,
      name,
      tagline,
      category,
      // The generated types do not know the values of a check.
      bodyType: bodyType as ModelFacts['bodyType'],
      image: row.listing_image || row.hero_image,
      price: rupeesFromPaise(price_paise),
      ...modelFigures({
        ...row,
        tyresAndBrakes: readOrEmpty(
          vehicleShapes['vehicles.specification'],
          row.tyresAndBrakes,
          'vehicles.specification',
        ),
      }),
    })),
  )
}
