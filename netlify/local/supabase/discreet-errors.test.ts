import { afterEach, expect, test, vi } from 'vitest'
import { discreetly } from './discreet-errors.ts'

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => printed.mockClear())

test('an error of the engine is told by its code, without the values of the query', async () => {
  const error = Object.assign(new Error('no'), { code: '23505', constraint: 'x_pkey', params: ['Anita'] })
  await discreetly(async () => console.error('Storage error:', error))
  expect(printed.mock.calls).toEqual([['Embedded Supabase: Error 23505 x_pkey']])
})

test('everybody else prints as before', async () => {
  await discreetly(async () => undefined)
  console.error('as', 'before')
  expect(printed.mock.calls).toEqual([['as', 'before']])
})
