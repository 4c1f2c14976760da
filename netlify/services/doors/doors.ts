import { isDeepStrictEqual } from 'node:util'
import { type DoorVendor, doorVendors } from '#contract/doors/door-words.ts'
import type { Door, DoorFacts } from '#contract/doors/doors.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/doors/doors.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { makeSecret, sealSecret } from './door-secret.ts'

interface WithSecret {
  message: string
  door: Door
  secret: string | null
}

const needsSecret = (vendor: DoorVendor) =>
  doorVendors.some(({ id, secret }) => id === vendor && secret !== null)

/** Makes a door; throws `invalid_fields` when its name is taken, or is an address of another sender. */
export async function addDoor(
  db: DatabaseClient,
  wanted: Pick<Door, 'slug' | 'vendor' | 'facts'>,
): Promise<WithSecret> {
  const { slug, vendor } = wanted
  if (vendor === 'signed' && doorVendors.some(({ id }) => id !== 'signed' && id === slug)) throw slugTaken()
  const secret = needsSecret(vendor) ? makeSecret() : null
  const door = await data.insertDoor(db, wanted, secret && sealSecret(slug, secret))
  if (!door) throw slugTaken()
  return { message: 'The door is made.', door, secret }
}

function slugTaken(): AppError {
  return new AppError('invalid_fields', { fields: { slug: 'This name is taken. Please choose another.' } })
}

/**
 * Saves a door over that of the expected moment. A repeat of a save changes nothing. Throws `conflict`,
 * `not_found`.
 */
export async function saveDoor(
  db: DatabaseClient,
  slug: string,
  { expected, facts }: { expected: string; facts: DoorFacts },
): Promise<{ message: string; door: Door }> {
  const message = 'The door is saved.'
  const saved = await data.updateDoor(db, slug, expected, facts)
  if (saved) return { message, door: saved }
  const now = (await data.readDoors(db)).find((one) => one.slug === slug)
  if (!now) throw new AppError('not_found')
  if (isDeepStrictEqual(now.facts, facts)) return { message, door: now }
  throw new AppError('conflict')
}

/**
 * Makes another secret of a door; the one before counts no more. Throws `not_found` where a door has none.
 */
export async function renewSecret(db: DatabaseClient, slug: string): Promise<WithSecret> {
  const now = (await data.readDoors(db)).find((one) => one.slug === slug)
  if (!now || !needsSecret(now.vendor)) throw new AppError('not_found')
  const secret = makeSecret()
  const door = await data.replaceDoorSecret(db, slug, sealSecret(slug, secret))
  if (!door) throw new AppError('not_found')
  return { message: 'The secret is made.', door, secret }
}
