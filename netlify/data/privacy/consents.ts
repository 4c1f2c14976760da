import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * Stores that the sender of a lead wants no more mail; false when there is no such lead. Uses the secret key,
 * because a visitor with the link is not signed in, and only this server can check the link.
 */
export async function noteWithdrawal(leadId: string): Promise<boolean> {
  return dataOf(await secretClient().rpc('withdraw_consent', { lead_id: leadId }))
}
