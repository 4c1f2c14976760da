import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * The title of an offer as staff wrote it; undefined for an offer that the caller may not see, such as one
 * that is over for visitors.
 */
export async function findOfferTitle(db: DatabaseClient, id: number): Promise<string | undefined> {
  return dataOf(await db.from('offers').select('title').eq('id', id).maybeSingle())?.title
}

/** Staff's names for the accessories with a maker's number: one for each model that the accessory fits. */
export async function findAccessoryHeadings(db: DatabaseClient, partNumber: string): Promise<string[]> {
  const rows = dataOf(await db.from('accessories').select('heading').eq('part_number', partNumber))
  return rows.map(({ heading }) => heading)
}
