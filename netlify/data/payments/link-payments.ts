import { z } from 'zod'
import type { LinkPayment } from '#server/lib/payments/provider.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// Every call uses the secret key: the provider and the buyers are nobody's account, and past the server
// nothing would check its signature or their links.

const asked = z.object({
  paise: z.number(),
  reference: z.string(),
  goods: z.string(),
  url: z.string().nullable(),
})

/** What the buyer of an order is to pay, with the link that asks for the same; undefined for nothing. */
export async function findAskedToken(orderId: string): Promise<z.output<typeof asked> | undefined> {
  const args = { order_id: orderId }
  return (await callJson(secretClient(), 'asked_token', args, asked.nullable())) ?? undefined
}

/** Stores a link that the provider made. */
export async function keepPaymentLink(
  orderId: string,
  { id, paise, url }: { id: string; paise: number; url: string },
): Promise<void> {
  const args = { order_id: orderId, link_id: id, paise, url }
  dataOf(await secretClient().rpc('keep_payment_link', args))
}

const outcome = z.enum(['received', 'waiting', 'repeated', 'unknown'])
/** What became of a payment that the provider told of. */
export type LinkOutcome = z.output<typeof outcome>

/** Takes in once what the provider says was paid. */
export async function takeLinkPayment(payment: LinkPayment): Promise<LinkOutcome> {
  return callJson(secretClient(), 'take_link_payment', { given: { ...payment } }, outcome)
}

/** Keeps a call of the provider as it came (ISO 8601) and takes in its payment, if any, in one act. */
export async function takePaymentCall(
  call: { id: string; body: string; cameAt: string },
  payment: LinkPayment | undefined,
): Promise<LinkOutcome> {
  const args = { call_id: call.id, body: call.body, came_at: call.cameAt, payment: { ...payment } }
  return callJson(secretClient(), 'take_payment_call', args, outcome)
}

/** Counts a call with a wrong signature in the provider's name. */
export async function noteWrongCall(): Promise<void> {
  dataOf(await secretClient().rpc('note_wrong_payment_call', {}))
}

/** The links of the last days, of which the provider is asked. */
export async function findOpenLinks(): Promise<string[]> {
  return callJson(secretClient(), 'open_payment_links', {}, z.array(z.string()))
}
