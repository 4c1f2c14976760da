import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * The number of rows that came for one report view on the current Indian calendar day, and the number in
 * quarantine.
 */
export interface ViewCount {
  /** The name of the view. */
  report: string
  day: string
  today: number
  quarantined: number
}

/** The counts of every report view, all of one day. */
export async function readTodayCounts(db: DatabaseClient): Promise<ViewCount[]> {
  return dataOf(await db.rpc('today_counts'))
}
