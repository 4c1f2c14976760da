import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '#web/lib/device/connection.ts'
import { giveCaches } from '#web/testing/kept-caches.ts'
import { OfflineLine } from './offline-line.tsx'

const worker = Object.assign(new EventTarget(), { controller: { postMessage: () => undefined } })

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = {}
      port2 = {}
    },
  )
  giveCaches()
  return async () => {
    await tell('there')
    history.replaceState(null, '', '/')
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

/** Sends a message about the connection as the service worker does. */
const tell = (connection: Connection) =>
  act(async () => {
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'LINE_IS', line: connection } }))
  })

test('while the connection is away the page says so, of when its prices are, and no more once newer have come', async () => {
  history.replaceState(null, '', '/view-details?bikeName=SP125')
  const calls = await caches.open('calls')
  await calls.put(
    new URL('/api/bikeView/SP125', location.origin),
    new Response('{}', { headers: { date: 'Sat, 21 Nov 2026 09:34:00 GMT' } }),
  )
  render(<OfflineLine />)
  expect(screen.queryByRole('status')).toBeNull()
  await tell('away')
  expect(await screen.findByText('No connection. Prices of 21 Nov, 3:04 pm')).toBeTruthy()
  await tell('slow')
  expect(await screen.findByText('Slow connection. Prices of 21 Nov, 3:04 pm')).toBeTruthy()
  await tell('there')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('a page without prices says that what is kept is shown', async () => {
  render(<OfflineLine />)
  await tell('away')
  expect(await screen.findByText('No connection. You see what is kept on this device.')).toBeTruthy()
})
