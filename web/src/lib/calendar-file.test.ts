import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  uid: 'K7QM2F9D@dealer.example',
  title: 'Test ride',
  when: { startsAt: new Date('2026-11-25T20:00:00Z'), minutes: 30 },
}
const now = new Date('2026-11-23T10:00:00Z')
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a moment stands by the clock of India, also after midnight there, with its end', () => {
  const lines = unfold(calendarFile([entry], now))
  expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20261126T013000')
  expect(lines).toContain('DTEND;TZID=Asia/Kolkata:20261126T020000')
  expect(lines).toContain('DTSTAMP:20261123T100000Z')
  expect(lines).toContain('TZID:Asia/Kolkata')
})

test('a day is a day, without a clock', () => {
  expect(unfold(calendarFile([{ ...entry, when: { day: '2026-11-30' } }], now))).toContain(
    'DTSTART;VALUE=DATE:20261130',
  )
})

test('texts are escaped and cannot add lines of their own', () => {
  const lines = unfold(calendarFile([{ ...entry, title: 'Ride; now, \\o/\r\nEND:VCALENDAR' }], now))
  expect(lines).toContain('SUMMARY:Ride\\; now\\, \\\\o/\\nEND:VCALENDAR')
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
})

test('no line is longer than 75 bytes, no letter is cut, and unfolded it is what it was', () => {
  const location = 'ଦୋଳମୁଣ୍ଡାଇ ଛକ, କଟକ, ଓଡ଼ିଶା 🏍️ '.repeat(12)
  const file = calendarFile([{ ...entry, location }], now)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(unfold(file)).toContain(`LOCATION:${location.replaceAll(',', '\\,')}`)
})

test('a reminder, so many minutes before', () => {
  const lines = unfold(calendarFile([{ ...entry, alarmMinutes: 60 }], now))
  expect(lines).toContain('TRIGGER:-PT60M')
})
