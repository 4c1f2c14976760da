import { expect, test } from 'vitest'
import { dayMinutes, promiseSpan } from './promise-span.ts'

test.each([
  [45, { count: 45, unit: 'minutes' }],
  [60, { count: 1, unit: 'hours' }],
  [540, { count: 9, unit: 'hours' }],
  [600, { count: 1, unit: 'days' }],
  [601, { count: 2, unit: 'days' }],
  [3600, { count: 6, unit: 'days' }],
])('%d minutes of days of ten hours', (minutes, span) => expect(promiseSpan(minutes, 600)).toEqual(span))

test('a day is as long as the longest of the outlet, and ten hours where none is entered', () => {
  const sales = [{ opens: '09:30', closes: '18:00' }, null, { opens: '10:00', closes: '14:00' }]
  expect(dayMinutes({ sales })).toBe(510)
  expect([dayMinutes(undefined), dayMinutes({ sales: [null] })]).toEqual([600, 600])
})
