import { createHash } from 'node:crypto'
import type { DoorVendor } from '#contract/doors/door-words.ts'
import type { Received } from '#contract/doors/intake.ts'
import { AppError } from '#contract/wire/errors.ts'
import { noteWrongDelivery, type OpenDoor, storeDelivery } from '#server/data/doors/deliveries.ts'
import { addWaiting } from '#server/data/enquiries/waiting-enquiries.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { wrongSender } from '#server/lib/meta/challenge.ts'
import { circuit } from '#server/lib/supabase/circuit.ts'
import { isOutage } from '#server/lib/supabase/database-error.ts'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'
import { doorOf, type Handed, metaDoorOf, refuseAtOnce } from './check-sender.ts'
import { lastKnownDoors, newestDoors, openDoors } from './known-doors.ts'
import { deliveriesOf } from './read/deliveries-of.ts'
import { deliveryId } from './read/delivery-id.ts'

/**
 * Milliseconds to wait for the database, then for the second store. No person reads the answer, and a sender
 * that waits long stops sending, so the database gets less time than with forms.
 */
const storeLimitMs = 900
const keepLimitMs = 3_000

const database = circuit()

/** Headers that say what a body is, and those by which its sender is known. */
const keptHeaders = ['content-type', 'user-agent']
const checkedHeaders = ['x-hub-signature-256', 'x-door-time', 'x-door-signature']

interface SentCall {
  vendor: DoorVendor
  source?: string
  headers: Headers
  query?: Record<string, string>
  body?: Uint8Array
}

/**
 * Takes a call of a sender: each delivery in it is stored, with the enquiry that it makes, before this
 * answers. While the database is away the call waits sealed in the second store; where this instance knows
 * the doors, it is checked first, otherwise when it is taken in. Throws `unauthorized` for a wrong signature
 * or key, `not_found` where no door is on, `unavailable` when neither place takes the call, so that its
 * sender tries again.
 */
export async function receive(call: SentCall): Promise<Received> {
  const handed = handedBy(call)
  try {
    refuseAtOnce(handed)
    return { taken: await storeOrKeep(handed) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthorized') await noteWrong(handed)
    throw error
  }
}

function handedBy({ vendor, source = '', headers, query = {}, body = new Uint8Array() }: SentCall): Handed {
  const { key = '', ...rest } = query
  const given = [...keptHeaders, ...checkedHeaders].flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value.slice(0, 300)]]
  })
  const isInAddress = vendor === 'calls' && body.length === 0
  return {
    vendor,
    source,
    key: key || (headers.get('x-door-key') ?? ''),
    headers: Object.fromEntries([
      ...given,
      ...(isInAddress ? [['content-type', 'application/x-www-form-urlencoded']] : []),
    ]),
    body: isInAddress ? Buffer.from(new URLSearchParams(rest).toString()) : body,
    at: new Date().toISOString(),
  }
}

async function storeOrKeep(handed: Handed): Promise<number> {
  let cause: unknown = new Error('The database failed a moment ago.')
  if (database.mayTry()) {
    const started = performance.now()
    try {
      const taken = await withinDeadline(storeLimitMs, () => takeHanded(handed))
      database.succeeded()
      return taken
    } catch (error) {
      if (!isOutage(error)) {
        database.succeeded()
        throw error
      }
      database.failed(performance.now() - started > storeLimitMs / 2 ? 3 : 1)
      cause = error
    }
  }
  const doors = lastKnownDoors(handed.vendor)
  if (doors && !doorOf(handed, doors)) throw wrongSender()
  await keep(handed, cause)
  return 0
}

/**
 * Checks and stores a call, at once or out of the second store; answers how many of its deliveries are new.
 * Throws `unauthorized` and `not_found` like `receive`, and every failure of the database.
 */
export async function takeHanded(handed: Handed): Promise<number> {
  const { vendor, source } = handed
  let doors = await openDoors(vendor)
  let door = doorOf(handed, doors)
  if (!door) {
    // A door may have been made, or its secret, a moment ago.
    doors = await newestDoors(vendor)
    door = doorOf(handed, doors)
  }
  if (doors.length === 0 || (vendor === 'signed' && !doors.some(({ slug }) => slug === source)))
    throw new AppError('not_found')
  if (!door) throw wrongSender()
  return storeAll(handed, door, doors)
}

async function storeAll(handed: Handed, found: OpenDoor, doors: readonly OpenDoor[]): Promise<number> {
  const { vendor, headers, body, at } = handed
  // A zero character is the one that no text of the database can hold.
  const text = new TextDecoder().decode(body).replaceAll('\0', '')
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => keptHeaders.includes(name)))
  let taken = 0
  for (const { enquiry, ...read } of deliveriesOf(text, headers['content-type'] ?? '', found)) {
    const door = (vendor === 'meta' && metaDoorOf(read.body, doors)) || found
    const id = deliveryId(vendor, door.slug, read.vendorId)
    // Nobody needs the text of a test or of what is no enquiry, and nobody would find its person to erase it.
    const stored = { ...read, id, cameAt: at, headers: kept, ...(read.state && { body: '' }) }
    const outcome = await storeDelivery(door.slug, stored, enquiry)
    if (outcome === 'off') throw new AppError('not_found')
    if (outcome !== 'repeated') taken++
  }
  return taken
}

/** Keeps a call in the second store; its name is that of its bytes, so that a repeat changes nothing. */
async function keep(handed: Handed, reason: unknown): Promise<void> {
  const { body, headers, at, ...rest } = handed
  const hash = createHash('sha256')
    .update(JSON.stringify([rest, headers]))
    .update(body)
    .digest('hex')
  const origin = {
    id: deliveryId('signed', 'kept', hash),
    hash,
    robotScore: 0 as const,
    sender: '',
    acceptedAt: at,
  }
  const kept = { ...rest, headers, body: Buffer.from(body).toString('base64') }
  try {
    await withinDeadline(keepLimitMs, () => addWaiting({ form: keptForm, origin, body: kept }))
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  }
  logEvent('error', 'delivery_waiting', { vendor: handed.vendor, cause: describeCause(reason) })
}

/** The name under which calls of senders wait in the second store. */
export const keptForm = 'delivery'

/**
 * Counts a call with a wrong signature or key, where it is known to which door it came; a failure is only
 * logged.
 */
export async function noteWrong({ vendor, source }: Handed): Promise<void> {
  const count = async () => {
    const slug = vendor === 'signed' ? source : (await openDoors(vendor))[0]?.slug
    if (slug) await noteWrongDelivery(slug)
  }
  await withinDeadline(storeLimitMs, count).catch((error: unknown) =>
    logEvent('error', 'wrong_delivery_uncounted', { cause: describeCause(error) }),
  )
}

/** Closes the circuit again, so that a test starts with a database that never failed. */
export function forgetIntakeOutages(): void {
  database.succeeded()
}
