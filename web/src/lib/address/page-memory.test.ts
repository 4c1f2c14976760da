import { expect, test } from 'vitest'
import { remembering } from './page-memory.ts'

test('a page that is rendered again in one process asks again', () => {
  let asked = 0
  const load = remembering(() => ({ asked: ++asked }))
  const request = new Request('https://dealer.example/offers')
  const args = { request, params: {}, context: {} } as Parameters<typeof load>[0]
  expect([load(args), load(args)]).toEqual([{ asked: 1 }, { asked: 2 }])
})
