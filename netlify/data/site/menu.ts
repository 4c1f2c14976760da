import type { Category } from '#contract/catalogue/lines.ts'
import type { MenuLists } from '#contract/site/site.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The most models of a line that fit into a panel of the menu on a low screen, in two columns. */
const mostOfLine = 16

/**
 * The models of the menu that the caller may see, in the dealer's order within their line, and the number of
 * all models of a line with more of them than fit.
 */
export async function listMenuModels(db: DatabaseClient): Promise<Pick<MenuLists, 'models' | 'more'>> {
  const rows = dataOf(await db.rpc('menu_models', { most: mostOfLine }))
  const more: MenuLists['more'] = {}
  const models = rows.map(({ bike_name, label, in_menu, total, ...row }) => {
    const category = row.category as Category
    if (in_menu > mostOfLine) more[category] = total
    return { bikeName: bike_name, label, category }
  })
  return { models, more }
}

/** The outlets of the menu, in the menu's order. */
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
