/** The days of a week as the hours of an outlet count them, from Monday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The departments of an outlet that have a line and hours of their own. */
export const departments = [
  { id: 'sales', label: 'Sales' },
  { id: 'service', label: 'Service' },
  { id: 'spares', label: 'Spare parts' },
  { id: 'customerCare', label: 'Customer care' },
] as const
export type Department = (typeof departments)[number]['id']

/** What may be had at an outlet. */
export const outletServices = [
  { id: 'sales', label: 'Sales' },
  { id: 'service', label: 'Service' },
  { id: 'spares', label: 'Spare parts' },
  { id: 'ev', label: 'EV' },
  { id: 'bigwing', label: 'BigWing' },
] as const

/** One day: null where it is closed; 24-hour times such as `09:30`. */
export type DayHours = { opens: string; closes: string } | null
/** Seven days from Monday of each department that says its hours. */
export type OutletHours = Partial<Record<Department, DayHours[]>>

/** The hours of one department in words: `Monday to Saturday, 9:30 am – 7:30 pm; Sunday, 10:00 am – 2:00 pm`. */
export function weekInWords(week: readonly DayHours[]): string {
  const runs: { first: number; last: number; hours: string }[] = []
  week.forEach((day, index) => {
    if (!day) return
    const hours = `${timeInWords(day.opens)} – ${timeInWords(day.closes)}`
    const run = runs.at(-1)
    if (run?.hours === hours && run.last === index - 1) run.last = index
    else runs.push({ first: index, last: index, hours })
  })
  return runs.map(({ first, last, hours }) => `${daysInWords(first, last)}, ${hours}`).join('; ')
}

function daysInWords(first: number, last: number): string {
  const from = weekdays[first] ?? ''
  if (first === last) return from
  return last === first + 1 ? `${from} and ${weekdays[last]}` : `${from} to ${weekdays[last]}`
}

function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** The opening hours of an outlet in one text: those of sales, or of the first department that says some. */
export function openTimeOf(hours: OutletHours): string {
  for (const { id } of departments) {
    const words = weekInWords(hours[id] ?? [])
    if (words) return words
  }
  return ''
}
