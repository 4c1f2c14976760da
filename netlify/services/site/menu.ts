import type { MenuLists } from '#contract/site/site.ts'
import { listMenuModels, listMenuOutlets } from '#server/data/site/menu.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The models and outlets that the menu names. */
export async function getMenu(db: DatabaseClient): Promise<MenuLists> {
  const [lines, outlets] = await Promise.all([listMenuModels(db), listMenuOutlets(db)])
  return { ...lines, outlets }
}
