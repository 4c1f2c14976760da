import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayHours } from '#contract/outlets/outlet-hours.ts'
import { openState } from '#domain/outlets/open-now.ts'
import { soonMoments, usualHours } from './soon-moments.ts'

const at = (moment: string) => new Date(`${moment}:00+05:30`)
const offered = (now: string, outlet = usualHours) =>
  soonMoments(at(now), outlet, 'sales').map(({ label, at: moment }) => [
    label,
    new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16),
  ])

// 26 November 2026 is a Thursday.
test('in opening hours an hour, the evening, tomorrow, Saturday and next week are offered', () => {
  expect(offered('2026-11-26T11:07')).toEqual([
    ['In an hour', '2026-11-26T12:10'],
    ['This evening', '2026-11-26T17:00'],
    ['Tomorrow', '2026-11-27T10:00'],
    ['Saturday', '2026-11-28T10:00'],
    ['Next week', '2026-11-30T10:00'],
  ])
})

test('late in the evening nothing of today is offered; before a Sunday the next open day has its name', () => {
  expect(offered('2026-11-28T23:31')).toEqual([['Monday', '2026-11-30T10:00']])
})

test('a closed day is not offered, and an outlet that opens later is called when it opens', () => {
  const holidays = ['2026-11-27', '2026-11-30'].map((day) => ({ day, word: 'Puja' }))
  expect(offered('2026-11-26T17:30', { ...usualHours, holidays })).toEqual([
    ['Saturday', '2026-11-28T10:00'],
    ['Next week', '2026-12-01T10:00'],
  ])
  const late: DayHours[] = Array(7).fill({ opens: '15:00', closes: '20:00' })
  expect(offered('2026-11-26T15:30', { hours: { sales: late }, holidays: [] }).slice(0, 3)).toEqual([
    ['In an hour', '2026-11-26T16:30'],
    ['This evening', '2026-11-26T18:00'],
    ['Tomorrow', '2026-11-27T15:00'],
  ])
})

test('an hour that ends after midnight is no hour of today', () => {
  const always: DayHours[] = Array(7).fill({ opens: '00:00', closes: '23:59' })
  expect(offered('2026-11-26T23:20', { hours: { sales: always }, holidays: [] })[0]).toEqual([
    'Tomorrow',
    '2026-11-27T10:00',
  ])
})

test('whatever the hours and the closed days, each moment lies ahead, in order and within an open time', () => {
  const minute = fc.integer({ min: 0, max: 1438 })
  const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)
  const dayHours = fc.oneof(
    fc.constant(null),
    fc.tuple(minute, minute).map(([one, other]) => ({
      opens: clock(Math.min(one, other)),
      closes: clock(Math.max(one, other) + 1),
    })),
  )
  const week = fc.array(dayHours, { minLength: 7, maxLength: 7 })
  const day = fc.integer({ min: 0, max: 15 }).map((days) => ({
    day: new Date(Date.UTC(2026, 10, 26 + days)).toISOString().slice(0, 10),
    word: 'Closed',
  }))
  const now = fc
    .integer({ min: 0, max: 7 * 24 * 60 })
    .map((minutes) => new Date(Date.UTC(2026, 10, 26, 0, minutes)))
  fc.assert(
    fc.property(week, fc.array(day, { maxLength: 6 }), now, (sales, holidays, moment) => {
      const outlet = { hours: { sales }, holidays }
      const moments = soonMoments(moment, outlet, 'sales').map((offer) => offer.at)
      expect(moments.every((one) => openState(outlet, one, 'sales')?.isOpen)).toBe(true)
      expect(moments.every((one, index) => index === 0 || one > (moments[index - 1] ?? one))).toBe(true)
      expect(moments.every((one) => one > moment)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
