import { t, wordsFor } from './language.ts'

/**
 * The parts of a day, each with the hour from which it counts. Odia and Hindi have a word for each part,
 * which stands before the clock; English has am and pm. The words are our own: those of `Intl` are bookish
 * ("पूर्वाह्न"), and differ between browsers.
 */
const partsOfDay: readonly [from: number, part: string][] = [
  [20, 'night'],
  [17, 'evening'],
  [16, 'afternoon'],
  [12, 'noon'],
  [4, 'morning'],
  [0, 'night'],
]
const partWords = wordsFor('night', 'evening', 'afternoon', 'noon', 'morning')

/** `15:04` or `15:04:09` as `3:04 pm`; a text that is no time comes back as it is. */
export function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':')
  const hour = Number(hours)
  const part = partsOfDay.find(([from]) => hour >= from)?.[1]
  if (!minutes || !part) return time
  const clock = `${hour % 12 || 12}:${minutes}`
  const words = partWords(part)
  const half = hour < 12 ? 'am' : 'pm'
  const when = words === part ? half : words
  return t`${clock} ${when}`
}
