import { t } from './language.ts'

/**
 * The parts of a day, each from an hour on. English tells two of them apart and writes those behind the clock; Odia and Hindi
 * have a word for each, and it stands before the clock. The words are our own: those of `Intl` are of a book ("पूर्वाह्न"), and
 * differ between browsers.
 */
const partsOfDay: readonly [from: number, words: (clock: string) => string][] = [
  [20, (late) => t`${late} pm`],
  [17, (evening) => t`${evening} pm`],
  [16, (afternoon) => t`${afternoon} pm`],
  [12, (noon) => t`${noon} pm`],
  [4, (morning) => t`${morning} am`],
  [0, (night) => t`${night} am`],
]
/** Their names in the messages; apart, because no browser needs them. */
const names = ['late', 'evening', 'afternoon', 'noon', 'morning', 'night']

/** `15:04` or `15:04:09` as `3:04 pm`; text that is no time comes back as it is. */
export function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':')
  const hour = Number(hours)
  return (minutes && partsOfDay.find(([from]) => hour >= from)?.[1](`${hour % 12 || 12}:${minutes}`)) || time
}

/** A clock of `timeInWords` in English, and the message that says it: `3:04` and `{noon} pm`; nothing for any other text. */
export function clockMessage(english: string): { clock: string; message: string } | undefined {
  const [, clock = '', half] = /^(\d{1,2}:\d\d) ([ap]m)$/.exec(english) ?? []
  if (!half) return undefined
  const hour = (Number.parseInt(clock, 10) % 12) + (half === 'pm' ? 12 : 0)
  const name = names[partsOfDay.findIndex(([from]) => hour >= from)]
  return { clock, message: `{${name}} ${half}` }
}
