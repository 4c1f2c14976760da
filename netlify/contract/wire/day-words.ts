import { t } from './language.ts'

// A function each, because the server knows the caller's language only when it speaks.
const weekdays = () => [t`Sunday`, t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`]
const months = () => [
  t`January`,
  t`February`,
  t`March`,
  t`April`,
  t`May`,
  t`June`,
  t`July`,
  t`August`,
  t`September`,
  t`October`,
  t`November`,
  t`December`,
]

/**
 * `2026-11-23` as `Monday 23 November`. The order is the same in all three languages, and the words are our
 * own: `Intl` says in Odia "at the place 10:30 AM, Monday", and differs between runtimes.
 */
export function dayInWords(day: string): string {
  const midnight = new Date(day)
  return `${weekdays()[midnight.getUTCDay()] ?? ''} ${dateOf(midnight)}`
}

/** `2026-11-23` as `23 November 2026`. */
export function dateInWords(day: string): string {
  const midnight = new Date(day)
  return `${dateOf(midnight)} ${midnight.getUTCFullYear()}`
}

function dateOf(midnight: Date): string {
  return `${midnight.getUTCDate()} ${months()[midnight.getUTCMonth()] ?? ''}`
}
