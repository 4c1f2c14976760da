import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf } from '#server/lib/supabase/storage-error.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'

/** Asks the database for one row as a visitor; throws when it does not answer. */
export async function probeDatabase(): Promise<void> {
  dataOf(await visitorClient().from('vehicles').select('id').limit(1))
}

/**
 * Asks Storage for the bucket of résumés; throws when Storage does not answer. Uses the secret key, because
 * no other key sees that bucket.
 */
export async function probeStorage(): Promise<void> {
  storedOf(await secretClient().storage.getBucket('resumes'))
}
