import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Marks an enquiry of a report view as genuine; false when none is quarantined under this id. */
export async function releaseQuarantined(db: DatabaseClient, view: string, id: string): Promise<boolean> {
  return dataOf(await db.rpc('release_enquiry', { report: view, enquiry_id: id }))
}
