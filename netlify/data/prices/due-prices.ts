import { z } from 'zod'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * Sets the prices of the waiting batch that is due longest at a moment, and answers its id; undefined when
 * none is due. Uses the secret key, because nobody is signed in; the database records the author of the batch
 * as the author of the prices.
 */
export async function applyDueBatch(moment: Date): Promise<string | undefined> {
  const args = { moment: moment.toISOString() }
  return (await callJson(secretClient(), 'apply_due_price_batch', args, z.string().nullable())) ?? undefined
}
