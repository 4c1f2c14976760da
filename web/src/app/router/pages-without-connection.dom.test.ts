import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '#web/lib/device/connection.ts'
import { openWithoutConnection } from './pages-without-connection.ts'

let connection: Connection
vi.mock('#web/features/on-device/connection.ts', () => ({ shownConnection: () => connection }))
const open = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  open.mockClear()
  connection = 'there'
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  return () => void vi.useRealTimers()
})

/** Presses a link whose page's code is on its way; answers a function that lets the code arrive. */
function press(path: string): () => void {
  const code = Promise.withResolvers<object>()
  const router = createMemoryRouter([{ path: '/' }, { path, lazy: () => code.promise }])
  openWithoutConnection(router, open)
  void router.navigate(path)
  document.body.click()
  return () => code.resolve({ element: null })
}

test('a page whose code does not come is opened as a document once the connection is known to be away', async () => {
  const come = press('/gallery')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(open).not.toHaveBeenCalled()
  connection = 'away'
  await vi.advanceTimersByTimeAsync(2000)
  expect(open.mock.calls).toEqual([['/gallery']])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(open).toHaveBeenCalledTimes(1)
  come()
  await vi.advanceTimersByTimeAsync(0)
})

test('neither a page that came, nor one of staff', async () => {
  const come = press('/gallery')
  come()
  await vi.advanceTimersByTimeAsync(0)
  connection = 'away'
  press('/admin/dashboard')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(open).not.toHaveBeenCalled()
})
