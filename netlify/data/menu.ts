import type { Category } from '#contract/lines.ts'
import type { MenuLists } from '#contract/site.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The models of the menu that the caller may see, in the dealer's order within their line. */
export async function listMenuModels(db: DatabaseClient): Promise<MenuLists['models']> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select('bike_name, menu_name, category', counted)
      .eq('is_in_menu', true)
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  return rows.map(({ bike_name, menu_name, category }) => ({
    bikeName: bike_name,
    label: menu_name ?? bike_name,
    category: category as Category,
  }))
}

/** The outlets of the menu, in its order. */
export async function listMenuOutlets(db: DatabaseClient): Promise<MenuLists['outlets']> {
  return readAllRows((first, last) =>
    db
      .from('dealers')
      .select('id, label:name', counted)
      .is('closed_at', null)
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
}
