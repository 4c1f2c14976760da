import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '#web/lib/device/connection.ts'
import { deviceStorage } from '#web/lib/device/storage.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { answers, server } from '#web/testing/server.ts'
import { OfficeLine } from './office-line.tsx'

const asked: { type: string }[] = []
const worker = Object.assign(new EventTarget(), {
  controller: { postMessage: (wish: { type: string }) => asked.push(wish) },
  register: () => Promise.reject(new Error('A private window keeps nothing.')),
})

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = {}
      port2 = {}
    },
  )
  server.use(answers('getDealership', aDealership()))
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

const tell = (line: Connection) =>
  act(async () => {
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'LINE_IS', line } }))
  })

test('the code of the office is kept, and since when there is no connection is said until it is back', async () => {
  const { unmount } = render(<OfficeLine />)
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ type: 'KEEP_OFFICE' })))
  await tell('away')
  expect(await screen.findByText(/^No connection since /)).toBeTruthy()
  const since = deviceStorage.read('away-since')
  unmount()
  render(<OfficeLine />)
  expect(await screen.findByText(/^No connection since /)).toBeTruthy()
  expect(deviceStorage.read('away-since')).toBe(since)
  await tell('there')
  await waitFor(() => expect(screen.queryByText(/^No connection since /)).toBeNull())
  expect(deviceStorage.read('away-since')).toBeNull()
})
