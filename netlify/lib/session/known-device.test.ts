import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetEnv } from '../env.ts'
import { knownDevice, rememberDevice } from './known-device.ts'

beforeEach(() => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_of_a_test')
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_of_a_test')
  forgetEnv()
})

afterEach(() => {
  vi.unstubAllEnvs()
  forgetEnv()
})

test('a device is known for the account that signed in on it, and for no other', () => {
  const cookie = rememberDevice(undefined, 'anita')
  expect(knownDevice(cookie, 'anita')).toBe(cookie.split('.')[0])
  expect(knownDevice(cookie, 'ravi')).toBeUndefined()
})

test('a mark that has as many letters and more bytes proves nothing', () => {
  const [device] = rememberDevice(undefined, 'anita').split('.')
  expect(knownDevice(`${device}.${'é'.repeat(43)}`, 'anita')).toBeUndefined()
})
