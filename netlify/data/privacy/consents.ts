import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * Notes that whoever sent a lead wants no more mail; false when there is no such lead. With the secret key: whoever has the
 * link is not signed in, and only this server can check it.
 */
export async function noteWithdrawal(leadId: string): Promise<boolean> {
  return dataOf(await secretClient().rpc('withdraw_consent', { lead_id: leadId }))
}
