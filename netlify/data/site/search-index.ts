import { categories } from '#contract/catalogue/lines.ts'
import { rupeesFromPaise } from '#contract/prices/money.ts'
import type { SearchedModel, SearchedOutlet } from '#contract/site/search-index.ts'
import { counted, readAllRows, wholeList } from '#server/lib/supabase/all-rows.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * The models that the caller may see, line by line in the dealer's order, each with its parts; prices in
 * rupees. Throws `unavailable` like every query here.
 */
export async function listSearchedModels(db: DatabaseClient): Promise<SearchedModel[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select(
        'bikeName:bike_name, name:display_name, category, bodyType:body_type, tagline, listing_image, hero_image, price_paise, former_names (name), variants (name, price_paise), colours (name, image), accessories (heading, part_no:part_number, price_paise, image)',
        counted,
      )
      .order('sort_order')
      .order('id')
      .order('sort_order', { referencedTable: 'variants' })
      .order('sort_order', { referencedTable: 'colours' })
      .order('sort_order', { referencedTable: 'accessories' })
      .range(first, last),
  )
  return categories.flatMap((category) =>
    rows
      .filter((row) => row.category === category)
      .map(
        ({
          price_paise,
          listing_image,
          hero_image,
          former_names,
          variants,
          colours,
          accessories,
          ...row
        }) => ({
          ...row,
          category,
          formerNames: wholeList(former_names).map(({ name }) => name),
          image: listing_image || hero_image,
          price: rupeesFromPaise(price_paise),
          variants: wholeList(variants).map(inRupees),
          colours: wholeList(colours),
          accessories: wholeList(accessories).map(inRupees),
        }),
      ),
  )
}

/** The outlets that are not closed for good, in the order of the menu. */
export async function listSearchedOutlets(db: DatabaseClient): Promise<SearchedOutlet[]> {
  return readAllRows((first, last) =>
    db
      .from('dealers')
      .select('id, name, address, isShowroom:is_showroom, image', counted)
      .is('closed_at', null)
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
}

function inRupees<Row extends { price_paise: number }>({ price_paise, ...row }: Row) {
  return { ...row, price: rupeesFromPaise(price_paise) }
}
