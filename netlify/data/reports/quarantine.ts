import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Releases an enquiry of a report view from quarantine. Answers false when no enquiry with this id is
 * quarantined.
 */
export async function releaseQuarantined(db: DatabaseClient, view: string, id: string): Promise<boolean> {
  return dataOf(await db.rpc('release_enquiry', { report: view, enquiry_id: id }))
}
