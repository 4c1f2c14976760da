import type { TodayCounts } from '#contract/dashboard.ts'
import { readTodayCounts } from '#server/data/dashboard.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The counts of today in India, in an array of one as the wire has it. */
export async function getDashboard(db: DatabaseClient): Promise<[TodayCounts]> {
  return [await readTodayCounts(db)]
}
