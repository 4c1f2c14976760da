import { dayAfter } from '#domain/days/days.ts'

export interface QuickRange {
  label: string
  /** Indian calendar days, `YYYY-MM-DD`, both included. */
  fromDate: string
  toDate: string
}

/**
 * The ranges that staff ask for most, seen from a day in India, `YYYY-MM-DD`, and the one without bounds.
 */
export function quickRanges(today: string): QuickRange[] {
  return [
    { label: 'Today', fromDate: today, toDate: today },
    { label: 'Yesterday', fromDate: dayAfter(today, -1), toDate: dayAfter(today, -1) },
    { label: 'Last 7 days', fromDate: dayAfter(today, -6), toDate: today },
    { label: 'This month', fromDate: `${today.slice(0, 7)}-01`, toDate: today },
    { label: 'All dates', fromDate: '', toDate: '' },
  ]
}

/** The name of the range between two days, seen from a day in India. */
export function rangeLabel({ fromDate, toDate }: Omit<QuickRange, 'label'>, today: string): string {
  const range = quickRanges(today).find((one) => one.fromDate === fromDate && one.toDate === toDate)
  return range?.label ?? 'Own dates'
}
