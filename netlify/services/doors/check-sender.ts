import {
  type DoorVendor,
  signatureHeader,
  signedSeconds,
  signedTimeHeader,
} from '#contract/doors/door-words.ts'
import { AppError } from '#contract/wire/errors.ts'
import type { OpenDoor } from '#server/data/doors/deliveries.ts'
import { isOn } from '#server/lib/connections.ts'
import { env } from '#server/lib/env.ts'
import { answerChallenge, type Challenge, wrongSender } from '#server/lib/meta/challenge.ts'
import { isSame } from '#server/lib/session/keyed-hash.ts'
import { signatureOf, signedBody } from '#server/lib/signature.ts'
import { openSecret } from './door-secret.ts'
import { googleKeyOf } from './read/read-google.ts'
import { placesOf } from './read/read-meta.ts'

/**
 * A call of a sender, as it came. `key` is that of its address or header; `at` is when it came (ISO 8601).
 */
export interface Handed {
  vendor: DoorVendor
  /** The end of the address of a sender who signs; empty for others. */
  source: string
  key: string
  headers: Record<string, string>
  body: Uint8Array
  at: string
}

/**
 * Refuses what can be told without the database: a wrong signature of Meta, whose secret is a variable, and a
 * signed moment that is not now. Throws `unauthorized`, and `not_found` while Meta is not connected.
 */
export function refuseAtOnce({ vendor, headers, body, at }: Handed): void {
  if (vendor === 'meta') {
    if (!isOn('Meta')) throw new AppError('not_found')
    const { META_APP_SECRET = '' } = env()
    const given = headers['x-hub-signature-256'] ?? ''
    if (!isSame(given, signatureOf(META_APP_SECRET, body))) throw wrongSender()
  }
  if (vendor === 'signed') {
    const time = headers[signedTimeHeader] ?? ''
    const difference = Math.abs(Date.parse(at) / 1000 - Number(time))
    if (!/^\d{10}$/.test(time) || difference > signedSeconds) throw wrongSender()
  }
}

/** The door through which a call comes, by its signature or key; undefined where these fit none. */
export function doorOf(handed: Handed, doors: readonly OpenDoor[]): OpenDoor | undefined {
  const { vendor, source, key, headers, body, at } = handed
  const fits = (given: string) => (door: OpenDoor) =>
    secretsAt(door, at).some((secret) => isSame(given, secret))
  switch (vendor) {
    case 'meta':
      return doors[0]
    case 'google':
      return doors.find(fits(googleKeyOf(Buffer.from(body).toString()) ?? ''))
    case 'calls':
      return doors.find(fits(key))
    case 'signed': {
      const door = doors.find(({ slug }) => slug === source)
      const given = headers[signatureHeader] ?? ''
      const time = headers[signedTimeHeader] ?? ''
      const isRight = (secret: string) => isSame(given, signedBody(secret, time, body))
      return door && secretsAt(door, at).some(isRight) ? door : undefined
    }
  }
}

/**
 * The secrets that hold for what came at a moment: what waited in the second store may have been signed with
 * one that was replaced since.
 */
function secretsAt({ slug, sealed, former }: OpenDoor, at: string): string[] {
  const held = former.filter(({ endedAt }) => Date.parse(at) < Date.parse(endedAt))
  return [sealed, ...held.map((one) => one.sealed)].flatMap((one) => openSecret(slug, one) ?? [])
}

/** The door of one note of Meta: the one that names its form, or its page, or the one that names none. */
export function metaDoorOf(body: string, doors: readonly OpenDoor[]): OpenDoor | undefined {
  const named = placesOf(body).map((place) => doors.find(({ pages }) => pages.includes(place)))
  return named.find((door) => door !== undefined) ?? doors.find(({ pages }) => pages.length === 0) ?? doors[0]
}

/** Meta's check of the address of its leads; throws like `answerChallenge`. */
export async function confirmMeta(query: Challenge): Promise<Response> {
  return answerChallenge(query, isOn('Meta') ? env().META_VERIFY_TOKEN : undefined)
}
