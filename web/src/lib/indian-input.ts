import { serverNow } from '#web/lib/api/server-clock.ts'

const aheadMs = 5.5 * 3_600_000

/** A moment as a field of day and time shows it in Indian time; now, where none is given. */
export function asInput(moment: string | undefined): string {
  const at = moment === undefined ? serverNow() : new Date(moment)
  return new Date(at.getTime() + aheadMs).toISOString().slice(0, 16)
}

/** The moment (ISO 8601) that such a field says; empty for an empty or half filled field. */
export function fromInput(text: string): string {
  const at = new Date(`${text}:00+05:30`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
