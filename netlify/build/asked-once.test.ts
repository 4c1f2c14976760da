import { expect, test } from 'vitest'
import { askedOnce } from './asked-once.ts'

test('an address is asked once, and its answer repeated whole', async () => {
  const asked: string[] = []
  const fetchApi = askedOnce(async ({ url }) => {
    asked.push(url)
    return Response.json({ of: url }, { status: 404, headers: { 'cache-control': 'no-store' } })
  })
  const ask = async (path: string) => {
    const answer = await fetchApi(new Request(`http://localhost/api/${path}`))
    return [answer.status, answer.headers.get('cache-control'), await answer.json()]
  }
  const menu = { of: 'http://localhost/api/menu' }
  const both = await Promise.all([ask('menu'), ask('menu')])
  expect([...both, await ask('menu')]).toEqual(Array(3).fill([404, 'no-store', menu]))
  expect(await ask('menu?language=or')).toContainEqual({ of: 'http://localhost/api/menu?language=or' })
  expect(asked).toEqual(['http://localhost/api/menu', 'http://localhost/api/menu?language=or'])
})
