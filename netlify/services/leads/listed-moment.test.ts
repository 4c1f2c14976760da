import { expect, test } from 'vitest'
import { readListedMoment } from './listed-moment.ts'

const now = new Date('2026-11-26T10:00:00Z')

test.each([
  ['25/11/2026', '2026-11-24T18:30:00.000Z'],
  ['5-1-26', '2026-01-04T18:30:00.000Z'],
  ['25.11.2026 3:04 pm', '2026-11-25T09:34:00.000Z'],
  ['25/11/2026 10:30 AM', '2026-11-25T05:00:00.000Z'],
  ['25 Nov 2026 at 12:05 am', '2026-11-24T18:35:00.000Z'],
  ['25-November-2026, 15:04', '2026-11-25T09:34:00.000Z'],
  ['2026-11-25', '2026-11-24T18:30:00.000Z'],
  ['2026-11-25 15:04:09', '2026-11-25T09:34:00.000Z'],
  ['2026-11-25T15:04:09+0530', '2026-11-25T09:34:09.000Z'],
  ['2026-11-25T09:34:09Z', '2026-11-25T09:34:09.000Z'],
  ['2026-11-25 09:34:09+00:00', '2026-11-25T09:34:09.000Z'],
  ['Wed, 25 Nov 2026', '2026-11-24T18:30:00.000Z'],
  ['45987', '2025-11-25T18:30:00.000Z'],
  ['45987.4375', '2025-11-26T05:00:00.000Z'],
  ['1764057600', '2025-11-25T08:00:00.000Z'],
  ['1764057600000', '2025-11-25T08:00:00.000Z'],
  ['୨୫/୧୧/୨୦୨୬', '2026-11-24T18:30:00.000Z'],
])('%s is %s', (cell, moment) => {
  expect(readListedMoment(cell, now)).toEqual({ moment: new Date(moment) })
})

test('an empty cell is no moment', () => {
  expect(readListedMoment(' ', now)).toEqual({ moment: undefined })
})

test.each([
  ['11/25/2026', /^11\/25\/2026 is no date\. Please write day, month and year/],
  ['31/02/2026', /is no date/],
  ['751001', /is no date/],
  ['9861012345', /is still to come/],
  ['20000', /is too long ago/],
  ['yesterday', /is no date/],
  ['25/11/2026 25:00', /is no date/],
  ['27/11/2026', /is still to come/],
  ['25/11/1926', /is too long ago/],
])('%s is refused in words', (cell, words) => {
  expect(readListedMoment(cell, now)).toEqual({ fault: expect.stringMatching(words) })
})
