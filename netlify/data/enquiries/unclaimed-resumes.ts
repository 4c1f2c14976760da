import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * The names of résumés older than two hours that no application claims, at most 500. Uses the secret key,
 * because no signed-in member of staff may list the bucket.
 */
export async function findUnclaimedResumes(): Promise<string[]> {
  return dataOf(await secretClient().rpc('unclaimed_resumes'))
}
