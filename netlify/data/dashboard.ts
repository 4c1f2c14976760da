import type { TodayCounts } from '#contract/dashboard.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** How many enquiries of each kind came on the current Indian calendar day. */
export async function readTodayCounts(db: DatabaseClient): Promise<TodayCounts> {
  return dataOf(await db.rpc('today_counts').single())
}
