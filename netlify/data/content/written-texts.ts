import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The title of an offer as staff wrote it; undefined when the caller may not see it, as visitors one that is over. */
export async function findOfferTitle(db: DatabaseClient, id: number): Promise<string | undefined> {
  return dataOf(await db.from('offers').select('title').eq('id', id).maybeSingle())?.title
}

/** What staff call the accessories of a maker's number: one for each model that it fits. */
export async function findAccessoryHeadings(db: DatabaseClient, partNumber: string): Promise<string[]> {
  const rows = dataOf(await db.from('accessories').select('heading').eq('part_number', partNumber))
  return rows.map(({ heading }) => heading)
}
