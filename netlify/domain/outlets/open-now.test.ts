import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayHours } from '#contract/outlets/outlet-hours.ts'
import { openState, openWords } from './open-now.ts'

const day = { opens: '09:30', closes: '19:30' }
const workshop = { opens: '09:00', closes: '13:00' }
const week = (workdays: DayHours, sunday: DayHours): DayHours[] => [...Array(6).fill(workdays), sunday]
const outlet = {
  hours: { sales: week(day, null), service: week(workshop, null) },
  holidays: [
    { day: '2026-11-23', word: 'Festival' },
    { day: '2026-11-24', word: 'Festival' },
  ],
}
const always = {
  hours: { sales: Array(7).fill({ opens: '00:00', closes: '23:59' }) },
  holidays: outlet.holidays,
}
const at = (time: string) => new Date(`${time}+05:30`)
const opens = (time: string) => ({ isOpen: false, opens: at(time) })

test.each([
  ['in the middle of a day', '2026-11-20T12:00', { isOpen: true, until: at('2026-11-20T19:30') }],
  ['at the minute it opens', '2026-11-20T09:30', { isOpen: true, until: at('2026-11-20T19:30') }],
  ['at the minute it closes', '2026-11-20T19:30', opens('2026-11-21T09:30')],
  ['before it opens', '2026-11-20T06:00', opens('2026-11-20T09:30')],
  ['just before midnight, when it is the same day in UTC', '2026-11-19T23:59:59', opens('2026-11-20T09:30')],
  ['just after midnight, when it is still yesterday in UTC', '2026-11-20T00:00', opens('2026-11-20T09:30')],
  ['on a Saturday night, over Sunday and two holidays', '2026-11-21T20:00', opens('2026-11-25T09:30')],
  ['on a holiday', '2026-11-23T12:00', { ...opens('2026-11-25T09:30'), closedFor: 'Festival' }],
  [
    'in the first minute of a holiday',
    '2026-11-23T00:00',
    { ...opens('2026-11-25T09:30'), closedFor: 'Festival' },
  ],
])('%s', (_when, time, state) => expect(openState(outlet, at(time))).toEqual(state))

test('a holiday ends and begins at midnight in India', () => {
  expect(openState(always, at('2026-11-22T23:58:59'))).toMatchObject({ isOpen: true })
  expect(openState(always, at('2026-11-23T00:00'))).toMatchObject({ isOpen: false, closedFor: 'Festival' })
  expect(openState(always, at('2026-11-24T23:59:59'))).toEqual({
    ...opens('2026-11-25T00:00'),
    closedFor: 'Festival',
  })
  expect(openState(always, at('2026-11-25T00:00'))).toMatchObject({ isOpen: true })
})

test('each department has its hours, and one without them those of the first', () => {
  expect(openState(outlet, at('2026-11-20T14:00'), 'service')).toEqual(opens('2026-11-21T09:00'))
  expect(openState(outlet, at('2026-11-20T14:00'), 'spares')).toMatchObject({ isOpen: true })
  expect(openState({ hours: {}, holidays: [] }, at('2026-11-20T14:00'))).toBeUndefined()
  expect(openState({ hours: { sales: Array(7).fill(null) }, holidays: [] }, at('2026-11-20T14:00'))).toEqual({
    isOpen: false,
  })
})

test.each([
  ['2026-11-20T12:00', 'Open now, until 7:30 pm'],
  ['2026-11-20T06:00', 'Closed now. Opens 9:30 am today'],
  ['2026-11-20T20:00', 'Closed now. Opens 9:30 am tomorrow'],
  ['2026-11-23T12:00', 'Closed today: Festival. Opens 9:30 am on Wednesday 25 November'],
])('at %s pages say: %s', (time, words) => {
  const state = openState(outlet, at(time))
  expect(state && openWords(state, at(time))).toBe(words)
})

test('whatever the week, what is said next is true: it is open then, and not a minute earlier', () => {
  const anyDay = fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 1_437 }), fc.integer({ min: 1, max: 1_438 }))
      .map(([from, length]) => ({ opens: clock(from), closes: clock(Math.min(1_439, from + length)) })),
  )
  const start = at('2026-11-16T00:00').getTime()
  fc.assert(
    fc.property(
      fc.array(anyDay, { minLength: 7, maxLength: 7 }),
      fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }),
      fc.integer({ min: 0, max: 14 * 1_440 }),
      (sales, closed, minute) => {
        const holidays = closed.map((later) => ({
          day: new Date(start + later * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10),
          word: 'Closed',
        }))
        const hours = { hours: { sales }, holidays }
        const state = openState(hours, new Date(start + minute * 60_000))
        if (state?.isOpen) {
          expect(openState(hours, new Date(state.until.getTime() - 1))).toEqual(state)
          expect(openState(hours, state.until)).not.toEqual(state)
        } else if (state?.opens) {
          expect(openState(hours, state.opens)).toMatchObject({ isOpen: true })
          expect(openState(hours, new Date(state.opens.getTime() - 1))).toMatchObject({ isOpen: false })
        }
      },
    ),
  )
})

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
