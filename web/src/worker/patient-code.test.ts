import { expect, test, vi } from 'vitest'
import { untilItComes } from './patient-code.ts'

const away = (times: number) => {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch')
    return new Response('code')
  })
}
const atOnce = () => Promise.resolve()

test('code waits for the connection, so that its import does not fail for good', async () => {
  const ask = away(3)
  expect(await (await untilItComes({ destination: 'script' }, ask, atOnce)).text()).toBe('code')
  expect(ask).toHaveBeenCalledTimes(4)
})

test('not for ever, and what is no code does not wait', async () => {
  await expect(untilItComes({ destination: 'script' }, away(99), atOnce)).rejects.toThrow('Failed to fetch')
  const ask = away(1)
  await expect(untilItComes({ destination: '' }, ask, atOnce)).rejects.toThrow('Failed to fetch')
  expect(ask).toHaveBeenCalledTimes(1)
})
