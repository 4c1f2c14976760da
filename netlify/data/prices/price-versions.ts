import type { Category } from '#contract/catalogue/lines.ts'
import { rupeesFromPaise } from '#contract/prices/money.ts'
import type { PriceVersion } from '#contract/prices/price-batches.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Every price (rupees) that can be changed: of each variant, and of each vehicle without variants. Drafts
 * without a price are left out.
 */
export async function listPriceVersions(db: DatabaseClient): Promise<PriceVersion[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select(
        'id, bike_name, display_name, category, price_paise, variants (id, name, price_paise, sort_order)',
        counted,
      )
      .is('archived_at', null)
      .gt('price_paise', 0)
      .order('category')
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  return rows.flatMap(({ id, bike_name, display_name, category, price_paise, variants }): PriceVersion[] => {
    const vehicle = {
      vehicleId: id,
      model: bike_name,
      displayName: display_name,
      category: category as Category,
    }
    if (variants.length === 0)
      return [
        { ...vehicle, variantId: null, variant: '', isFirst: true, price: rupeesFromPaise(price_paise) },
      ]
    const inOrder = variants.toSorted((one, other) => one.sort_order - other.sort_order || one.id - other.id)
    return inOrder.map((variant, index) => ({
      ...vehicle,
      variantId: variant.id,
      variant: variant.name,
      isFirst: index === 0,
      price: rupeesFromPaise(index === 0 ? price_paise : variant.price_paise),
    }))
  })
}
