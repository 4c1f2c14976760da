import { formatDay, formatTime, indianDay, indianTime } from '#web/lib/dates.ts'

/** `22/11/2026 at 1:30 PM`: a moment as a clock in India shows it. */
export function momentWords(moment: Date): string {
  return `${formatDay(indianDay(moment))} at ${formatTime(indianTime(moment))}`
}
