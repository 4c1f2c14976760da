import { z } from 'zod'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { getOutgoing, type OutgoingMessage } from '#contract/messages/outgoing.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The database's functions refuse every role but the owner.

const { address, withPerson, messages } = getOutgoing.answer.shape
const storedOutgoing = z.object({
  address,
  withPerson,
  keySalt: z.string(),
  messages: z.array(messages.element.omit({ kind: true }).extend({ enquiryTable: z.string() })),
})

interface StoredOutgoing {
  address: string
  withPerson: boolean
  /** What the key that signs is worked out from. */
  keySalt: string
  messages: OutgoingMessage[]
}

/** The address that is told of new stages, and the last messages. */
export async function readOutgoing(db: DatabaseClient): Promise<StoredOutgoing> {
  const stored = await callJson(db, 'read_outgoing', {}, storedOutgoing)
  return {
    ...stored,
    messages: stored.messages.map(({ enquiryTable, ...message }) => ({
      ...message,
      kind: kindOf(enquiryTable),
    })),
  }
}

/** Sets the address that is told, and whether with name and number. */
export async function writeOutgoing(
  db: DatabaseClient,
  { address, withPerson }: { address: string; withPerson: boolean },
): Promise<void> {
  dataOf(await db.rpc('save_outgoing', { address, with_person: withPerson }))
}

/** Begins a new key. */
export async function renewKey(db: DatabaseClient): Promise<void> {
  dataOf(await db.rpc('renew_outgoing_key'))
}

function kindOf(table: string): OutgoingMessage['kind'] {
  const known = leadKinds.find((each) => each.table === table)
  if (!known) throw new Error(`The contract knows no kind of ${table}.`)
  return known.kind
}
