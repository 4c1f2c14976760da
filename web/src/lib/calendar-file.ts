import { indiaAheadMs } from '#contract/wire/indian-clock.ts'

/** One entry of a calendar: a moment in India with its length, or a whole day (`YYYY-MM-DD`). */
export interface CalendarEntry {
  /**
   * The id of the subject of this entry. It is the same in every file about that subject, so that a calendar
   * replaces its older entry.
   */
  uid: string
  title: string
  when: { startsAt: Date; minutes: number } | { day: string }
  description?: string
  location?: string
  /** Reminds the user this many minutes before. */
  alarmMinutes?: number
}

/**
 * The text of a calendar file (RFC 5545) that every phone's calendar takes: times in India's time zone, texts
 * escaped, lines of 75 bytes at most. `now` is the moment at which the file is made.
 */
export function calendarFile(entries: readonly CalendarEntry[], now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dealer//Website//EN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** The calendar file as a blob to save. */
export function calendarBlob(entries: readonly CalendarEntry[]): Blob {
  return new Blob([calendarFile(entries)], { type: 'text/calendar;charset=utf-8' })
}

function linesOf(entry: CalendarEntry, now: Date): string[] {
  const { uid, title, when, description, location, alarmMinutes } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(now)}`,
    // A calendar takes the entry with the higher number, so the number grows with the time at which the file
    // is made.
    `SEQUENCE:${Math.floor(now.getTime() / 1000) % 2_000_000_000}`,
    ...('day' in when
      ? [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`]
      : [
          `DTSTART;TZID=Asia/Kolkata:${inIndia(when.startsAt)}`,
          `DTEND;TZID=Asia/Kolkata:${inIndia(new Date(when.startsAt.getTime() + when.minutes * 60_000))}`,
        ]),
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(alarmMinutes === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          `TRIGGER:-PT${alarmMinutes}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

const basic = (moment: Date) => moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

function inUtc(moment: Date): string {
  return `${basic(moment)}Z`
}

function inIndia(moment: Date): string {
  return basic(new Date(moment.getTime() + indiaAheadMs))
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Breaks a line after 75 bytes, never within a character; each further line begins with a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 75) {
      parts.push('')
      // The leading blank counts as a byte too.
      bytes = 1
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join('\r\n ')
}
