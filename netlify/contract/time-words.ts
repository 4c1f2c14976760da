import { t } from './language.ts'

/**
 * The parts of a day, each from an hour on. English tells two of them apart and writes those behind the clock; Odia and Hindi
 * have a word for each, and it stands before the clock. The words are our own: those of `Intl` are of a book ("पूर्वाह्न"), and
 * differ between browsers.
 */
const partsOfDay = [
  { from: 20, name: 'late', words: (late: string) => t`${late} pm` },
  { from: 17, name: 'evening', words: (evening: string) => t`${evening} pm` },
  { from: 16, name: 'afternoon', words: (afternoon: string) => t`${afternoon} pm` },
  { from: 12, name: 'noon', words: (noon: string) => t`${noon} pm` },
  { from: 4, name: 'morning', words: (morning: string) => t`${morning} am` },
  { from: 0, name: 'night', words: (night: string) => t`${night} am` },
] as const

const partOf = (hour: number) => partsOfDay.find(({ from }) => hour >= from)

/** `15:04` or `15:04:09` as `3:04 pm`; text that is no time comes back as it is. */
export function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':')
  const hour = Number(hours)
  return (minutes && partOf(hour)?.words(`${hour % 12 || 12}:${minutes}`)) || time
}

/** A clock of `timeInWords` in English, and the message that says it: `3:04` and `{noon} pm`; nothing for any other text. */
export function clockMessage(english: string): { clock: string; message: string } | undefined {
  const [, clock = '', half] = /^(\d{1,2}:\d\d) ([ap]m)$/.exec(english) ?? []
  const part = half && partOf((Number.parseInt(clock, 10) % 12) + (half === 'pm' ? 12 : 0))
  return part ? { clock, message: `{${part.name}} ${half}` } : undefined
}
