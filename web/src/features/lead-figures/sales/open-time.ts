/**
 * Minutes of opening time in words: `12 min`, `1 h 20 min`, `31 h`. No days: a day of opening time is no day.
 */
export function openTime(minutes: number | undefined): string {
  if (minutes === undefined) return '–'
  if (minutes < 60) return `${minutes} min`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 || hours >= 10 ? `${Math.round(minutes / 60)} h` : `${hours} h ${rest} min`
}
