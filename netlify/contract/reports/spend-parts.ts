/**
 * The times for which an amount is typed. The list stands apart from the schemas, for screens without zod.
 */
export const spendSpans = [
  { id: 'month', label: 'Month' },
  { id: 'week', label: 'Week' },
] as const
export type SpendSpan = (typeof spendSpans)[number]['id']

/** What becomes of an amount that is sent. */
export const spendFates = ['new', 'changed', 'removed', 'same'] as const

/** The most amounts of one list, and the most rupees of one amount. */
export const mostSpends = 500
export const mostSpent = 10_000_000

/** Whether an Indian day, `YYYY-MM-DD`, is the first of such a time: a Monday, or the first of a month. */
export function beginsSpan(day: string, span: SpendSpan): boolean {
  return span === 'week' ? new Date(`${day}T00:00:00Z`).getUTCDay() === 1 : day.endsWith('-01')
}
