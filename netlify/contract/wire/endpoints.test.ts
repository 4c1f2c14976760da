import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

test.each([null, [], 'text', 1, true])('no endpoint takes %o for a body', (value) => {
  const taken = endpoints.filter(({ body }) => body?.safeParse(value).success)
  expect(taken.map(({ name }) => name)).toEqual([])
})

test('what the CDN keeps is for visitors, and read', () => {
  for (const { name, cacheTags, role, method, body } of endpoints)
    if (cacheTags)
      expect({ name, role, method, body }).toEqual({ name, role: 'visitor', method: 'GET', body: undefined })
})
