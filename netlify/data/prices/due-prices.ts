import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * Sets the prices of the waiting batch that is due longest at a moment, and answers its id; undefined when none is due.
 * With the secret key, because nobody is signed in; the database writes it in the name of whoever made the batch.
 */
export async function applyDueBatch(moment: Date): Promise<string | undefined> {
  const id = dataOf(await secretClient().rpc('apply_due_price_batch', { moment: moment.toISOString() }))
  // The types of the database do not know that it answers null.
  return (id as string | null) ?? undefined
}
