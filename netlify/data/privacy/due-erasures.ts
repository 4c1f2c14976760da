import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * Erases the people of up to 200 enquiries that were kept long enough; answers how many. Uses the secret key, because a
 * schedule asks for it and nobody is signed in.
 */
export async function eraseDue(): Promise<number> {
  return dataOf(await secretClient().rpc('erase_due', {}))
}
