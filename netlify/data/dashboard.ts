import { type TodayCounts, todayCounts } from '#contract/dashboard.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

/** Counts of the current Indian calendar day. */
export async function readTodayCounts(db: Database): Promise<TodayCounts> {
  return todayCounts.parse(dataOf(await db.rpc('today_counts').single()))
}
