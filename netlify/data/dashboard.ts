import type { TodayCounts } from '#contract/dashboard.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Counts of the current Indian calendar day. */
export async function readTodayCounts(db: DatabaseClient): Promise<TodayCounts> {
  return dataOf(await db.rpc('today_counts').single())
}
