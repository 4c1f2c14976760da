import { type Category, categories } from '#contract/lines.ts'
import type { MenuLists } from '#contract/site.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** So many models of a line fit into a panel of the menu on a low screen, in two columns. */
const mostOfLine = 16

/**
 * The models of the menu that the caller may see, in the dealer's order within their line, and the number of all where
 * the line has more of them than fit.
 */
export async function listMenuModels(db: DatabaseClient): Promise<Pick<MenuLists, 'models' | 'more'>> {
  const lines = await Promise.all(categories.map((category) => menuLine(db, category)))
  return {
    models: lines.flatMap(({ models }) => models),
    more: Object.fromEntries(
      lines.flatMap(({ category, isCut, total }) => (isCut ? [[category, total]] : [])),
    ),
  }
}

async function menuLine(db: DatabaseClient, category: Category) {
  const answer = await db
    .from('vehicles')
    .select('bike_name, menu_name, is_in_menu', counted)
    .eq('category', category)
    .order('is_in_menu', { ascending: false })
    .order('sort_order')
    .order('id')
    .limit(mostOfLine + 1)
  const rows = dataOf(answer).filter(({ is_in_menu }) => is_in_menu)
  const models = rows.slice(0, mostOfLine).map(({ bike_name, menu_name }) => ({
    bikeName: bike_name,
    label: menu_name ?? bike_name,
    category,
  }))
  return { category, models, isCut: rows.length > mostOfLine, total: answer.count ?? rows.length }
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
