import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/** The names of resumes older than a day that no application claims, at most 500; with the secret key, because no one signed in may list the bucket. */
export async function findUnclaimedResumes(): Promise<string[]> {
  return dataOf(await secretClient().rpc('unclaimed_resumes'))
}
