import { ApiError } from '#web/lib/api/api-client.ts'
import type { Entry } from './store.ts'

/** The pause after the first failed try, and the longest pause; milliseconds. */
const firstMs = 1000
const longestMs = 5 * 60 * 1000
/** Statuses below 500 that do not refuse the enquiry itself: timeout, too early, too many requests. */
const passing = [408, 425, 429]
/** After seven days an enquiry is no longer sent unless the visitor asks for it. */
const waitsMs = 7 * 24 * 60 * 60 * 1000
/** The time that a try takes: when its page closes meanwhile, another page tries again after this time. */
const tryMs = 60_000

/**
 * An error that says what an enquiry is waiting for when the server does not take it yet for a reason other
 * than the connection.
 */
export class NotYet extends ApiError {
  constructor(words: string) {
    super('network', words)
  }
}

/** True when the enquiry may succeed later: no answer came, or the server is busy or broken. */
export function isPassing(error: unknown): boolean {
  const { status } = (error instanceof ApiError && error.response) || { status: undefined }
  return status === undefined || passing.includes(status) || status >= 500
}

/** True when an entry has waited too long to be sent without the visitor's asking. */
export function isExpired({ createdAt }: Pick<Entry, 'createdAt'>): boolean {
  return Date.now() - createdAt > waitsMs
}

/** True while an entry is neither refused nor too old to be sent without the visitor's asking. */
export function mayBeSent(entry: Entry): boolean {
  return entry.refusal === undefined && !isExpired(entry)
}

/** The entry as if its form had been sent just now: neither refused nor too old. */
export function startAnew({
  refusal: _words,
  refusedAs: _code,
  ...entry
}: Omit<Entry, 'createdAt' | 'triedAt' | 'nextAt' | 'notBefore'>): Entry {
  const now = Date.now()
  return { ...entry, createdAt: now, triedAt: now, nextAt: now + tryMs, notBefore: 0 }
}

/** The entry after one more failed try, with the moment of the next try. */
export function putOff(entry: Entry, error: unknown): Entry {
  const now = Date.now()
  const notBefore = now + askedPause(error)
  const nextAt = notBefore + pauseAfter(entry.attempts)
  const waitsFor = error instanceof NotYet ? error.message : undefined
  return { ...entry, attempts: entry.attempts + 1, triedAt: now, notBefore, nextAt, waitsFor }
}

/**
 * Milliseconds until the next try after so many failed ones: a random time below a limit that doubles with
 * each try, so that visitors do not all come back at once.
 */
export function pauseAfter(attempts: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** attempts)
}

/** Milliseconds that the server asked to wait, given in seconds or as a date; 0 when it did not ask. */
export function askedPause(error: unknown): number {
  const words = error instanceof ApiError ? error.response?.headers.get('retry-after') : undefined
  if (!words) return 0
  const ms = /^\d+$/.test(words) ? Number(words) * 1000 : Date.parse(words) - Date.now()
  return Math.max(0, ms || 0)
}
