import { expect, test } from 'vitest'
import { openTimeOf, weekInWords } from './outlet-hours.ts'

const day = { opens: '09:30', closes: '19:30' }
const short = { opens: '10:00', closes: '14:00' }

test.each([
  [
    [day, day, day, day, day, day, short],
    'Monday to Saturday, 9:30 am – 7:30 pm; Sunday, 10:00 am – 2:00 pm',
  ],
  [
    [day, day, null, day, day, null, null],
    'Monday and Tuesday, 9:30 am – 7:30 pm; Thursday and Friday, 9:30 am – 7:30 pm',
  ],
  [[null, null, null, null, null, null, { opens: '00:00', closes: '12:00' }], 'Sunday, 12:00 am – 12:00 pm'],
  [[], ''],
])('a week in words', (week, words) => expect(weekInWords(week)).toBe(words))

test('an outlet opens when sales does, or else its first department', () => {
  const week = [day, null, null, null, null, null, null]
  expect(openTimeOf({ service: week })).toBe('Monday, 9:30 am – 7:30 pm')
  expect(openTimeOf({ service: week, sales: week.with(0, short) })).toBe('Monday, 10:00 am – 2:00 pm')
  expect(openTimeOf({})).toBe('')
})
