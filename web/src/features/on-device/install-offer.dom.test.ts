import { beforeEach, expect, test, vi } from 'vitest'
import { offerInstall } from './install-offer.ts'

const prompt = vi.fn(async () => undefined)
const offered = vi.fn<(install: () => void) => void>()

beforeEach(() => {
  prompt.mockClear()
  offered.mockClear()
})

/**
 * A visit in which the browser says that it could install the site; answers whether the browser's own
 * question was held back.
 */
function visit({ isNewTab = true } = {}): boolean {
  if (isNewTab) sessionStorage.clear()
  offerInstall(offered)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return event.defaultPrevented
}

test('to install is offered on the second visit, never on the first, and once a device', () => {
  expect(visit()).toBe(true)
  // A reload belongs to the same visit.
  expect(visit({ isNewTab: false })).toBe(true)
  expect(offered).not.toHaveBeenCalled()
  expect(visit()).toBe(true)
  expect(offered).toHaveBeenCalledOnce()
  expect(visit()).toBe(true)
  expect(offered).toHaveBeenCalledOnce()
})

test('only a press asks the browser to install', () => {
  visit()
  visit()
  expect(prompt).not.toHaveBeenCalled()
  offered.mock.calls[0]?.[0]()
  expect(prompt).toHaveBeenCalledOnce()
})

test('a browser that stores nothing is never asked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(visit()).toBe(true)
  expect(visit()).toBe(true)
  expect(offered).not.toHaveBeenCalled()
})
