import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useRefresh } from './use-refresh.ts'

beforeEach(() => void vi.useFakeTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('refreshes at its pace, at once when somebody comes back, and never twice for that', () => {
  const refresh = vi.fn()
  renderHook(() => useRefresh(refresh, 20_000))
  pass(40)
  expect(refresh).toHaveBeenCalledTimes(2)
  pass(5)
  for (const event of ['focus', 'visibilitychange']) window.dispatchEvent(new Event(event))
  expect(refresh).toHaveBeenCalledTimes(3)
})

test('rests while the page is out of sight', () => {
  const refresh = vi.fn()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  renderHook(() => useRefresh(refresh, 20_000))
  pass(120)
  expect(refresh).not.toHaveBeenCalled()
})

test('rests when nobody has touched anything for ten minutes, until somebody does', () => {
  const refresh = vi.fn()
  renderHook(() => useRefresh(refresh, 20_000))
  pass(11 * 60)
  const before = refresh.mock.calls.length
  pass(5 * 60)
  expect(refresh).toHaveBeenCalledTimes(before)
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(refresh).toHaveBeenCalledTimes(before + 1)
})
