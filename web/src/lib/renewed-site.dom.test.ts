import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-client.ts'
import { isCodeGone, isFormOutdated } from './renewed-site.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  'Failed to fetch dynamically imported module: https://dealer.example/assets/form-a1.js',
  'error loading dynamically imported module: https://dealer.example/assets/form-a1.js',
  'Importing a module script failed.',
])('%s means that the code is gone, unless there is no network', (message) => {
  expect(isCodeGone(new TypeError(message))).toBe(true)
  vi.stubGlobal('navigator', { onLine: false })
  expect(isCodeGone(new TypeError(message))).toBe(false)
})

test('other failures do not', () => {
  expect(isCodeGone(new TypeError('x is undefined'))).toBe(false)
  expect(isCodeGone(new ApiError('network', 'Failed to fetch'))).toBe(false)
})

test.each([
  [{ consent: 'Please agree.' }, true],
  [{ body: 'Unrecognized key: "gender"' }, true],
  [{ name: 'Please enter your name.' }, false],
  [{ 'address.pin': 'Please enter your PIN.' }, false],
  [{ consent: 'Please agree.', name: 'Please enter your name.' }, false],
  [{}, false],
])('complaints about %o: outdated %s', (fields, expected) => {
  const failure = new ApiError('invalid_fields', 'Please check the fields marked below.', fields)
  expect(isFormOutdated(failure, ['name', 'address'])).toBe(expected)
})
