import { expect, test } from 'vitest'
import { isReachable, refusalOf } from './reachable-address.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001:0:1::1',
  '2002:7f00:1::1',
  'localhost',
  '',
])('a hosted site writes to no %s', (address) => {
  expect(isReachable(address, false)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2404:6800:4009::200e'])(
  '%s is on the internet',
  (address) => {
    expect(isReachable(address, false)).toBe(true)
  },
)

test('a site on somebody’s own machine writes to that machine too, and to no network around it', () => {
  expect(['127.0.0.1', '::1'].map((one) => isReachable(one, true))).toEqual([true, true])
  expect(['192.168.1.1', '169.254.169.254'].map((one) => isReachable(one, true))).toEqual([false, false])
})

test.each([
  ['https://127.0.0.1/x', 'private'],
  ['https://[::1]/x', 'private'],
  ['https://[::ffff:127.0.0.1]/x', 'private'],
  // What a browser reads as numbers is judged as these: 127.1, 0x7f000001 and 2130706433 are 127.0.0.1.
  ['https://127.1/x', 'private'],
  ['https://0x7f000001/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://localhost/x', 'private'],
  ['http://8.8.8.8/x', 'insecure'],
  ['https://8.8.8.8/x', undefined],
])('%s: %s', async (address, refusal) => {
  expect(await refusalOf(address, false)).toBe(refusal)
})

test('this machine may be written to without https, and no other', async () => {
  expect(await refusalOf('http://localhost:8888/received', true)).toBeUndefined()
  expect(await refusalOf('http://8.8.8.8/x', true)).toBe('insecure')
  expect(await refusalOf('http://10.0.0.1/x', true)).toBe('private')
})
