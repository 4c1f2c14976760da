import { z } from 'zod'
import { categories } from '#contract/lines.ts'
import { type MenuLists, menuLists } from '#contract/site.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const named = z.object({
  bike_name: z.string(),
  menu_name: z.string().nullable(),
  category: z.enum(categories),
})

/** The models of the menu that the caller may see, in the dealer's order within their line. */
export async function listMenuModels(db: DatabaseClient): Promise<MenuLists['models']> {
  const rows = dataOf(
    await db
      .from('vehicles')
      .select('bike_name, menu_name, category')
      .eq('is_in_menu', true)
      .order('sort_order')
      .order('id'),
  )
  return z
    .array(named)
    .parse(rows)
    .map(({ bike_name, menu_name, category }) => ({
      bikeName: bike_name,
      label: menu_name ?? bike_name,
      category,
    }))
}

/** The outlets of the menu, in its order. */
export async function listMenuOutlets(db: DatabaseClient): Promise<MenuLists['outlets']> {
  const answer = await db.from('dealers').select('id, label:name').order('sort_order').order('id')
  return menuLists.shape.outlets.parse(dataOf(answer))
}
