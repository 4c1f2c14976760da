import { afterEach, expect, test, vi } from 'vitest'
import { databaseFetch } from './database-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

/** A fetch that answers with these codes of Postgres, one for each call, and then with success. */
function answering(...codes: string[]) {
  const fetch = vi.fn(async () => {
    const code = codes.shift()
    return code ? Response.json({ code, message: 'refused' }, { status: 500 }) : Response.json({ done: true })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const call = async (path: string) =>
  (await databaseFetch(`https://project.example${path}`, { method: 'POST', body: '{}' })).json()

test('a call that was given up to end a deadlock is made again', async () => {
  const fetch = answering('40P01', '40P01')
  expect(await call('/rest/v1/rpc/change_leads')).toEqual({ done: true })
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('not for ever, and no other failure is tried again', async () => {
  const fetch = answering('40P01', '40P01', '40P01', '40P01')
  expect(await call('/rest/v1/rpc/change_leads')).toMatchObject({ code: '40P01' })
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(answering('23505')).not.toHaveBeenCalled()
  expect(await call('/rest/v1/rpc/change_leads')).toMatchObject({ code: '23505' })
})
