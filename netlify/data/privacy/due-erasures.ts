import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * Erases the people of up to 200 enquiries whose time is over; answers how many. Uses the secret key, because
 * a schedule calls this and nobody is signed in.
 */
export async function eraseDue(): Promise<number> {
  return dataOf(await secretClient().rpc('erase_due', {}))
}
