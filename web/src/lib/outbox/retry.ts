import { ApiError } from '#web/lib/api/api-client.ts'
import type { Entry } from './store.ts'

/** The pause after the first try in vain, and the longest one. */
const firstMs = 1000
const longestMs = 5 * 60 * 1000
/** Statuses below 500 that say nothing against the enquiry itself: a timeout, too early, too many. */
const passing = [408, 425, 429]
/** After seven days nothing is sent any more unless somebody asks for it. */
const waitsMs = 7 * 24 * 60 * 60 * 1000
/** The time a try takes: when the page closes meanwhile, another one tries again after it. */
const tryMs = 60_000

/** Says what an enquiry waits for that the server does not take yet, where the connection is not to blame. */
export class NotYet extends ApiError {
  constructor(words: string) {
    super('network', words)
  }
}

/** True when the same enquiry may do better later: nothing answered, or the server is busy or broken. */
export function isPassing(error: unknown): boolean {
  const { status } = (error instanceof ApiError && error.response) || { status: undefined }
  return status === undefined || passing.includes(status) || status >= 500
}

/** True when an entry has waited too long to be sent by itself. */
export function isExpired({ createdAt }: Pick<Entry, 'createdAt'>): boolean {
  return Date.now() - createdAt > waitsMs
}

/** The entry as if its form had been sent just now: neither refused nor too old. */
export function startAnew({
  refusal: _,
  ...entry
}: Omit<Entry, 'createdAt' | 'triedAt' | 'nextAt' | 'notBefore'>): Entry {
  const now = Date.now()
  return { ...entry, createdAt: now, triedAt: now, nextAt: now + tryMs, notBefore: 0 }
}

/** The entry after one more try in vain, with the moment of the next one. */
export function putOff(entry: Entry, error: unknown): Entry {
  const now = Date.now()
  const notBefore = now + askedPause(error)
  const nextAt = notBefore + pauseAfter(entry.attempts)
  const waitsFor = error instanceof NotYet ? error.message : undefined
  return { ...entry, attempts: entry.attempts + 1, triedAt: now, notBefore, nextAt, waitsFor }
}

/**
 * Milliseconds until the next try after so many in vain: at random up to a bound that doubles, so that visitors do not
 * come back all at once.
 */
export function pauseAfter(attempts: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** attempts)
}

/** Milliseconds that the server asked to wait, by seconds or by date; 0 when it did not. */
export function askedPause(error: unknown): number {
  const words = error instanceof ApiError ? error.response?.headers.get('retry-after') : undefined
  if (!words) return 0
  const ms = /^\d+$/.test(words) ? Number(words) * 1000 : Date.parse(words) - Date.now()
  return Math.max(0, ms || 0)
}
