import type { Outgoing } from '#contract/messages/outgoing.ts'
import { AppError } from '#contract/wire/errors.ts'
import { readOutgoing, renewKey, writeOutgoing } from '#server/data/messages/outgoing.ts'
import { isOwnMachine, outgoingKey } from '#server/lib/outgoing/outgoing-key.ts'
import { refusalOf } from '#server/lib/outgoing/reachable-address.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The address that is told of new stages, with its key and the last messages. */
export async function getOutgoing(db: DatabaseClient): Promise<Outgoing> {
  const { keySalt, ...stored } = await readOutgoing(db)
  return { ...stored, key: outgoingKey(keySalt) }
}

const refusals = {
  insecure: 'Please enter an address that begins with https://',
  private: 'This address leads into a private network, where nothing is sent.',
  unknown: 'We cannot find this address. Please check it.',
}

/** Sets the address that is told; throws `invalid_fields` for one that this server does not write to. */
export async function saveOutgoing(
  db: DatabaseClient,
  { address, withPerson }: { address: string; withPerson: boolean },
): Promise<Outgoing> {
  const refusal = address ? await refusalOf(address, isOwnMachine()) : undefined
  if (refusal) throw new AppError('invalid_fields', { fields: { address: refusals[refusal] } })
  await writeOutgoing(db, { address: plain(address), withPerson })
  return getOutgoing(db)
}

/** An address as it is asked for: in plain letters, without what a browser keeps to itself behind `#`. */
function plain(address: string): string {
  if (!address) return ''
  const url = new URL(address)
  url.hash = ''
  return url.href
}

/** Begins a new key; the one before ends at once. */
export async function renewOutgoingKey(db: DatabaseClient): Promise<Outgoing> {
  await renewKey(db)
  return getOutgoing(db)
}
