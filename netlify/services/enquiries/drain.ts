import { AppError } from '#contract/wire/errors.ts'
import {
  listWaitingInTurn,
  readWaiting,
  removeWaiting,
  setAside,
  type WaitingEnquiry,
} from '#server/data/enquiries/waiting-enquiries.ts'
import { probeDatabase } from '#server/data/site/health.ts'
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
  /** Enquiries that stay: the database is away again, time is up, or each for a reason of its own. */
  waiting: number
}

/** Milliseconds for one run; Netlify ends a scheduled function after 30 seconds. */
const timeLimitMs = 20_000
const probeLimitMs = 3_000
const atOnce = 8

/**
 * Stores waiting enquiries under their ids and with the moment at which they were accepted. An entry is
 * removed only after its row is stored; an enquiry that was stored before counts as stored. An entry that
 * cannot be stored now is stepped over; only an outage ends the run.
 */
export async function drainSecondStore(): Promise<Drained> {
  const drained: Drained = { stored: 0, refused: 0, waiting: 0 }
  if (!secondStore()) return drained
  const names = await listWaitingInTurn()
  const until = performance.now() + timeLimitMs
  let isOut = false
  for (let first = 0; first < names.length; first += atOnce) {
    const some = names.slice(first, first + atOnce)
    if (isOut || performance.now() > until) {
      drained.waiting += some.length
      continue
    }
    const outcomes = await Promise.all(some.map(drainOne))
    for (const outcome of outcomes) drained[outcome === 'out' ? 'waiting' : outcome]++
    // A single enquiry may fail like an outage; the database itself says whether it is one.
    isOut = outcomes.includes('out') && !(await isDatabaseThere())
  }
  if (names.length > 0) logEvent('error', 'second_store_drained', { ...drained })
  return drained
}

async function drainOne(name: string): Promise<keyof Drained | 'out'> {
  let waiting: WaitingEnquiry | undefined
  try {
    waiting = await readWaiting(name)
  } catch (error) {
    // An entry that cannot be decrypted stays, because its key may come back.
    return stays(name, error)
  }
  // Another run stored and removed the entry after the names were listed.
  if (!waiting) return 'stored'
  try {
    await store(waiting)
  } catch (error) {
    if (isOutage(error)) {
      stays(name, error)
      return 'out'
    }
    return isTooMuch(error) ? stays(name, error) : refuse(name, waiting, error)
  }
  return removeWaiting(name).then(
    () => 'stored',
    // The next run finds the enquiry stored already and removes the entry.
    (error: unknown) => stays(name, error),
  )
}

function store(waiting: WaitingEnquiry): Promise<void> {
  return withinDeadline(timeLimitMs / 2, () => storeWaiting(waiting))
}

function isTooMuch(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too_many_requests'
}

function stays(name: string, error: unknown): 'waiting' {
  logEvent('error', 'enquiry_still_waiting', { name, cause: describeCause(error) })
  return 'waiting'
}

async function refuse(name: string, waiting: WaitingEnquiry, reason: unknown): Promise<keyof Drained> {
  try {
    await setAside(name, waiting)
  } catch (error) {
    return stays(name, error)
  }
  logEvent('error', 'enquiry_refused', { name, cause: describeCause(reason) })
  return 'refused'
}

async function isDatabaseThere(): Promise<boolean> {
  return withinDeadline(probeLimitMs, probeDatabase).then(
    () => true,
    () => false,
  )
}
