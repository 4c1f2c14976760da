import { z } from 'zod'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// Every call uses the secret key, because messages are sent on a schedule, when nobody is signed in.

/**
 * A message that is due, with the address and its facts as they are now; `at` is the moment of the change.
 */
const dueOutgoing = z.object({
  id: z.string(),
  address: z.string(),
  keySalt: z.string(),
  at: z.string(),
  leadId: z.string(),
  enquiryTable: z.string(),
  before: z.string(),
  after: z.string(),
  outlet: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Null where the owner wants no names, or the person must not be named. */
  person: z.object({ name: z.string(), number: z.string() }).nullable(),
})
export type DueOutgoing = z.output<typeof dueOutgoing>

/** Takes the message that is due longest at a moment; undefined when none is due. */
export async function takeOutgoing(moment: Date): Promise<DueOutgoing | undefined> {
  const args = { moment: moment.toISOString() }
  return (await callJson(secretClient(), 'take_outgoing', args, dueOutgoing.nullable())) ?? undefined
}

/** Stores that a message arrived or, with a code, that the try failed. */
export async function recordOutgoing(id: string, failureCode = ''): Promise<void> {
  dataOf(await secretClient().rpc('record_outgoing', { message_id: id, failure_code: failureCode }))
}
