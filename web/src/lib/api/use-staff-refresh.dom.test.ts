import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dashboardPace, inboxPace } from './staff-pace.ts'
import { type Pace, useStaffRefresh } from './use-staff-refresh.ts'

const worker = new EventTarget()
const refresh = vi.fn()

beforeEach(() => {
  refresh.mockClear()
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const touch = () => act(() => void window.dispatchEvent(new Event('keydown')))
const push = () =>
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { type: 'PUSHED' } })))
const watch = (pace: Pace = inboxPace) => renderHook(() => useStaffRefresh(refresh, pace))

/** The calls of so many seconds. */
function callsOf(seconds: number, act: () => void = () => undefined): number {
  const before = refresh.mock.calls.length
  act()
  pass(seconds)
  return refresh.mock.calls.length - before
}

test('an inbox that is worked on asks every 15 seconds, one that nobody touches every minute, then every second one', () => {
  watch()
  let worked = 0
  for (let turn = 0; turn < 6; turn++) worked += callsOf(10, touch)
  expect(worked).toBe(4)
  expect(callsOf(180)).toBe(3)
  expect(callsOf(360)).toBe(3)
  expect(callsOf(15, touch)).toBe(1)
})

test('a push message asks at once, however slow the pace', () => {
  watch()
  pass(130)
  expect(callsOf(0, push)).toBe(1)
})

test('a tab out of sight asks nothing, whatever is pushed', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  watch()
  expect(callsOf(300, push)).toBe(0)
})

test('rests when nobody has touched anything for ten minutes, so that the session can end, and says since when', () => {
  const { result } = watch()
  pass(9 * 60)
  expect(result.current).toBeUndefined()
  pass(2 * 60)
  expect(callsOf(5 * 60, push)).toBe(0)
  // The last refresh was the one before the ten minutes were over.
  expect(Date.now() - Number(result.current)).toBe((16 * 60 - 495) * 1000)
  expect(callsOf(0, touch)).toBe(1)
  expect(result.current).toBeUndefined()
})

/** Eight hours before one screen, which is touched for one minute out of so many. */
function callsOfDay(pace: Pace, touchedOutOf: number): number {
  watch(pace)
  for (let minute = 0; minute < 8 * 60; minute++)
    for (let turn = 0; turn < 6; turn++) {
      if (minute % touchedOutOf === 0) touch()
      pass(10)
    }
  return refresh.mock.calls.length
}

test.each([
  ['an hour of work, spread over the day', inboxPace, 8],
  ['the same at the dashboard', dashboardPace, 8],
  ['a touch whenever the screen is about to rest', inboxPace, 10],
])('a day of %s asks at most 600 times', (_day, pace, touchedOutOf) => {
  expect(callsOfDay(pace, touchedOutOf)).toBeLessThanOrEqual(600)
})

test('a day of an hour of work in pieces of ten minutes, with 80 pushed leads, asks at most 600 times', () => {
  watch()
  let minute = 0
  for (let piece = 0; piece < 6; piece++) {
    for (let turn = 0; turn < 60; turn++) {
      touch()
      pass(10)
    }
    for (let rest = 0; rest < 70; rest++) {
      if (minute++ % 5 === 0) push()
      pass(60)
    }
  }
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(600)
})
