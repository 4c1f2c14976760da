import { findUncheckedLists } from '#server/data/content/page-lists.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { listPageTexts } from './page-texts.ts'

/** How many texts and lists say something, or propose to, that nobody of the dealer has checked. */
export async function countUnchecked(db: DatabaseClient): Promise<number> {
  const [texts, lists] = await Promise.all([listPageTexts(db), findUncheckedLists(db)])
  return texts.filter(({ markdown, checked }) => markdown !== '' && !checked).length + lists.length
}
