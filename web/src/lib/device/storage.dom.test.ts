import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

const refuse = (name: string) => () => {
  throw new DOMException('Refused.', name)
}

test.each([deviceStorage, tabStorage])('a text is kept, read and deleted', (storage) => {
  storage.write('language', 'or')
  expect([storage.read('language'), storage.names()]).toEqual(['or', ['language']])
  storage.write('language', null)
  expect([storage.read('language'), storage.names()]).toEqual([null, []])
})

test('where all cookies are blocked, a text lasts as long as the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'))
  expect(deviceStorage.read('language')).toBe(null)
  deviceStorage.write('language', 'hi')
  expect([deviceStorage.read('language'), deviceStorage.names()]).toEqual(['hi', []])
  deviceStorage.write('language', null)
  expect(deviceStorage.read('language')).toBe(null)
})

test('on a full device the newer text counts, and is stored once there is room', () => {
  deviceStorage.write('view', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
  deviceStorage.write('view', 'new')
  expect(deviceStorage.read('view')).toBe('new')
  vi.restoreAllMocks()
  deviceStorage.write('view', 'newest')
  expect([deviceStorage.read('view'), localStorage.getItem('view')]).toEqual(['newest', 'newest'])
})
