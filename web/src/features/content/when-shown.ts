import type { ManagedItem } from '#contract/content/content-items.ts'
import { formatDay } from '#web/lib/dates.ts'

type Days = Pick<ManagedItem, 'from' | 'to'>

/** Whether an item runs on a day, `YYYY-MM-DD`. */
export function runsOn({ from, to }: Days, today: string): boolean {
  return (from === '' || from <= today) && (to === '' || to >= today)
}

/** The days of an item in words, seen from today: "Until 30 Nov 2026". */
export function whenShown({ from, to }: Days, today: string): string {
  if (to !== '' && to < today) return `Ended ${formatDay(to)}`
  if (from > today) return to ? `${formatDay(from)} to ${formatDay(to)}` : `From ${formatDay(from)}`
  return to ? `Until ${formatDay(to)}` : 'Always'
}
