import { z } from 'zod'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// Both use the secret key, because a visitor with a link is not signed in, and only this server can check it.

const ask = z.object({ vehicle: z.string(), outlet: z.string(), google: z.string(), isRefused: z.boolean() })

/** What the person of a lead was asked a review of; undefined when nobody was asked. */
export async function findReviewAsk(leadId: string): Promise<z.output<typeof ask> | undefined> {
  return (await callJson(secretClient(), 'review_ask', { lead_id: leadId }, ask.nullable())) ?? undefined
}

/** Notes that the person of a lead is not asked again; false when nobody was asked. */
export async function refuseReviewAsks(leadId: string): Promise<boolean> {
  return dataOf(await secretClient().rpc('refuse_review_asks', { lead_id: leadId }))
}
