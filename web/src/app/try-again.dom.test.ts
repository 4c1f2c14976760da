import { beforeEach, expect, test, vi } from 'vitest'
import code from '../../public/try-again.js?raw'

const reload = vi.fn()
const fetch = vi.fn<() => Promise<unknown>>()
const heard: Record<string, () => void> = {}

/** Runs the code on a device that has a network, or has none. */
function begin(onLine: boolean) {
  const listen = (type: string, act: () => void) => {
    heard[type] = act
  }
  new Function('location', 'addEventListener', 'fetch', 'navigator', code)({ reload }, listen, fetch, {
    onLine,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  fetch.mockReset()
  document.body.innerHTML = '<button type="button" data-again>Try again</button>'
  return () => vi.useRealTimers()
})

test('a press asks for the whole address again, with what stands behind its mark', () => {
  begin(false)
  document.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledOnce()
})

test('without a network nothing is asked for until there is one', async () => {
  begin(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetch).not.toHaveBeenCalled()
  fetch.mockResolvedValue({})
  heard.online?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
})

test('where the network is there before its way out, the page waits for that', async () => {
  begin(true)
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(6000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  fetch.mockResolvedValue({})
  await vi.advanceTimersByTimeAsync(8000)
  expect(reload).toHaveBeenCalledOnce()
})
