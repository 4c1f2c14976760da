import { AppError } from '#contract/wire/errors.ts'
import {
  listWaitingNames,
  readWaiting,
  removeWaiting,
  setAside,
  type WaitingEnquiry,
} from '#server/data/enquiries/waiting-enquiries.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { secondStore } from '#server/lib/second-store/second-store.ts'
import { isOutage } from '#server/lib/supabase/database-error.ts'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'
import { storeWaiting } from './store-waiting.ts'

/** The outcome of one run, as numbers of waiting enquiries. */
export interface Drained {
  stored: number
  /** Enquiries that were set aside, because the database will never take them. */
  refused: number
  /** Enquiries that stay: the database is away again, time is up, or they cannot be decrypted. */
  waiting: number
}

/** Milliseconds for one run; Netlify ends a scheduled function after 30 seconds. */
const timeLimitMs = 20_000
const atOnce = 8

/**
 * Stores waiting enquiries under their ids and with the moment at which they were accepted. An entry is
 * removed only after its row is stored; an enquiry that was stored before counts as stored.
 */
export async function drainSecondStore(): Promise<Drained> {
  const drained: Drained = { stored: 0, refused: 0, waiting: 0 }
  if (!secondStore()) return drained
  const names = await listWaitingNames()
  const until = performance.now() + timeLimitMs
  let isOut = false
  for (let first = 0; first < names.length; first += atOnce) {
    const some = names.slice(first, first + atOnce)
    if (isOut || performance.now() > until) drained.waiting += some.length
    else
      for (const outcome of await Promise.all(some.map(drainOne))) {
        drained[outcome]++
        isOut ||= outcome === 'waiting'
      }
  }
  if (names.length > 0) logEvent('error', 'second_store_drained', { ...drained })
  return drained
}

function isTooMuch(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too_many_requests'
}

async function drainOne(name: string): Promise<keyof Drained> {
  let waiting: WaitingEnquiry | undefined
  try {
    const read = await readWaiting(name)
    waiting = read
    // Another run stored and removed the entry after the names were listed.
    if (!read) return 'stored'
    await withinDeadline(timeLimitMs / 2, () => storeWaiting(read))
    await removeWaiting(name)
    return 'stored'
  } catch (error) {
    const cause = describeCause(error)
    // An entry that cannot be decrypted stays, because its key may come back; an enquiry that is too much for
    // today stays too.
    if (!waiting || isOutage(error) || isTooMuch(error)) {
      logEvent('error', 'enquiry_still_waiting', { name, cause })
      return 'waiting'
    }
    await setAside(name, waiting)
    logEvent('error', 'enquiry_refused', { name, cause })
    return 'refused'
  }
}
