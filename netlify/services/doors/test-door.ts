import { randomUUID } from 'node:crypto'
import type { Door } from '#contract/doors/doors.ts'
import { AppError } from '#contract/wire/errors.ts'
import { findOpenDoors, type OpenDoor } from '#server/data/doors/deliveries.ts'
import * as data from '#server/data/doors/doors.ts'
import { isOn } from '#server/lib/connections.ts'
import { signedHeaders } from '#server/lib/signature.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { doorOf, type Handed } from './check-sender.ts'
import { openSecret } from './door-secret.ts'
import { deliveryId } from './read/delivery-id.ts'

/**
 * Takes a test in through a door, checked like a call of its sender, as a delivery that makes no lead. Throws
 * `not_found` where there is no such door, and `conflict` with the reason where the door would refuse it.
 */
export async function testDoor(db: DatabaseClient, slug: string): Promise<{ message: string }> {
  const door = (await data.readDoors(db)).find((one) => one.slug === slug)
  if (!door) throw new AppError('not_found')
  if (!door.facts.isOn) throw closed()
  if (door.vendor === 'meta' && !isOn('Meta'))
    throw refused('The three values of Meta are not set among the variables of this site.')
  const open = await findOpenDoors(door.vendor)
  const handed = signedTest(door, open)
  if (!handed || !doorOf(handed, open))
    throw refused('Its key or secret can no longer be read. Please make a new one.')
  const vendorId = `test ${randomUUID().slice(0, 8)}`
  const test = { id: deliveryId(door.vendor, slug, vendorId), vendorId }
  if (!(await data.storeTest(db, slug, test))) throw closed()
  return { message: 'The test came in. It makes no lead.' }
}

/**
 * A test as the sender of a door would hand it over; undefined without the secret of a door that needs one.
 */
function signedTest({ slug, vendor }: Door, open: readonly OpenDoor[]): Handed | undefined {
  const secret = openSecret(slug, open.find((one) => one.slug === slug)?.sealed ?? '') ?? ''
  if (secret === '' && vendor !== 'meta') return undefined
  const at = new Date()
  const lead = { name: 'Test', is_test: true }
  const body = Buffer.from(JSON.stringify(vendor === 'google' ? { ...lead, google_key: secret } : lead))
  return {
    vendor,
    source: vendor === 'signed' ? slug : '',
    key: secret,
    headers: signedHeaders({ key: secret, body, at }),
    body,
    at: at.toISOString(),
  }
}

function closed(): AppError {
  return refused('The door is closed. Open it and save first.')
}

function refused(message: string): AppError {
  return new AppError('conflict', { message })
}

/** Has a delivery tried again; throws `conflict` where it neither waits nor failed. */
export async function tryDelivery(
  db: DatabaseClient,
  slug: string,
  id: string,
): Promise<{ message: string }> {
  if (!(await data.tryDelivery(db, slug, id))) throw refused('It waits no longer. Please load this again.')
  return { message: 'It is tried again within a minute.' }
}
