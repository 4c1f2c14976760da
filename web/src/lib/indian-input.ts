import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'

// Fields of day and time, in Indian time whatever the clock of this machine says.

/** A moment (ISO 8601) as such a field shows it. */
export function asInput(moment: string): string {
  const at = new Date(moment)
  return `${indianDay(at)}T${indianTime(at)}`
}

/** The moment (ISO 8601) that such a field says; empty for an empty or half filled field. */
export function fromInput(text: string): string {
  const at = new Date(`${text}:00+05:30`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
