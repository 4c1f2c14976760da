import { latinDigits } from '#contract/wire/phone-number.ts'

/** The moment of a cell of a list, none for an empty cell; or words that say why the cell is no moment. */
export type ListedMoment = { moment: Date | undefined } | { fault: string }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const clock = String.raw`(?:[T,\s]+(?:at\s+)?(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?)?`
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{2}|\d{4})${clock}$`,
  'i',
)
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}$`, 'i')
const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})$/i
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\s+/i

/**
 * Reads when somebody asked, as lists have it: the day before the month, as in India, or the year first, or
 * with the month in letters; with or without a clock, which is India's unless a zone stands behind it. A
 * number is the day of a spreadsheet, or the seconds or milliseconds since 1970 of a vendor.
 */
export function readListedMoment(cell: string, now: Date): ListedMoment {
  const text = latinDigits(cell).trim().replace(weekday, '')
  if (text === '') return { moment: undefined }
  const moment = withZone.test(text)
    ? new Date(
        text
          .replace(' ', 'T')
          .replace(/\s/g, '')
          .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
      )
    : (momentOfNumber(text) ?? momentOf(dayFirst.exec(text), 3, 1) ?? momentOf(yearFirst.exec(text), 1, 3))
  if (!moment || Number.isNaN(moment.getTime()))
    return { fault: `${text.slice(0, 40)} is no date. Please write day, month and year: 25/11/2026.` }
  if (moment > now) return { fault: `${text.slice(0, 40)} is still to come.` }
  if (moment.getUTCFullYear() < 2000) return { fault: `${text.slice(0, 40)} is too long ago.` }
  return { moment }
}

function momentOfNumber(text: string): Date | undefined {
  // Spreadsheets count the days from the end of 1899, and write the clock as a part of a day.
  if (/^\d{5}(?:\.\d+)?$/.test(text))
    return new Date(Math.round(Date.parse('1899-12-30T00:00:00+05:30') / 1000 + Number(text) * 86_400) * 1000)
  if (/^\d{10}(?:\d{3})?$/.test(text)) return new Date(Number(text.padEnd(13, '0')))
  return undefined
}

/** The moment of a match, whose year and day stand at these places, the month between them. */
function momentOf(found: RegExpExecArray | null, yearAt: number, dayAt: number): Date | undefined {
  if (!found) return undefined
  const month = monthOf(found[2] ?? '')
  const [day, year] = [Number(found[dayAt]), fullYear(found[yearAt] ?? '')]
  const [hour, minute] = [hourOf(found[4], found[6]), Number(found[5] ?? 0)]
  if (month === undefined || hour > 23 || minute > 59) return undefined
  const at = new Date(Date.UTC(year, month - 1, day))
  // The 31st of a short month would be a day of the next one.
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return undefined
  return new Date(`${at.toISOString().slice(0, 10)}T${two(hour)}:${two(minute)}:00+05:30`)
}

function monthOf(written: string): number | undefined {
  const number = /^\d+$/.test(written)
    ? Number(written)
    : months.indexOf(written.slice(0, 3).toLowerCase()) + 1
  return number >= 1 && number <= 12 ? number : undefined
}

const fullYear = (written: string) => (written.length === 2 ? 2000 + Number(written) : Number(written))

function hourOf(hour: string | undefined, half: string | undefined): number {
  if (hour === undefined) return 0
  if (!half) return Number(hour)
  if (Number(hour) > 12) return Number(hour)
  return (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

const two = (number: number) => String(number).padStart(2, '0')
