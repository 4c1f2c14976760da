import { beforeEach, expect, test, vi } from 'vitest'

const listeners: Record<string, () => void> = {}
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, act: () => void) => {
      listeners[type] = act
    }
    register = async () => undefined
  },
}))

beforeEach(() => {
  history.replaceState(null, '', '/')
  // The waiting version answers that the first script of the page is not its own.
  const waiting = { postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(false) }
  const serviceWorker = { getRegistration: async () => ({ waiting }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
})

/** The detail below the offer of a newer version. */
async function offered(): Promise<string | undefined> {
  vi.resetModules()
  const { startWorker } = await import('./worker.ts')
  const { notify: shown } = await import('#web/ui/overlay/toast.tsx')
  const success = vi.spyOn(shown, 'success').mockReturnValue('')
  startWorker()
  listeners.waiting?.()
  await vi.waitFor(() => expect(success).toHaveBeenCalled())
  return success.mock.calls[0]?.[1]?.detail
}

test('that what was typed stays is said where something typed on this page is kept', async () => {
  expect(await offered()).toBeUndefined()
  sessionStorage.setItem('draft:offer:/offers', '{}')
  expect(await offered()).toBeUndefined()
  sessionStorage.setItem('draft:offer:/', '{}')
  expect(await offered()).toBe('What you typed stays.')
})
