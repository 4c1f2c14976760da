import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('a hosted site logs sign-ins and whoever is turned away, and nothing else of a call that went well', async () => {
  vi.stubEnv('LOG_REQUESTS', undefined)
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'warn').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)))
  })
  const { userId, password, id } = await api.db.createStaff({ userId: 'logged', role: 'sales' })
  const caller = api.caller()
  const said = async (work: () => Promise<unknown>) => {
    lines.length = 0
    await work()
    return lines.map(({ event, endpoint, status, account }) => [event, endpoint ?? account, status])
  }
  expect(await said(() => caller.call('GET', '/api/staff'))).toEqual([['request', 'GET /api/staff', 401]])
  expect(await said(() => caller.signIn(userId, 'a guess'))).toEqual([['request', 'POST /api/login', 401]])
  expect(await said(() => caller.signIn(userId, password))).toEqual([['signed_in', id, undefined]])
  expect(await said(() => caller.call('GET', '/api/staff'))).toEqual([['request', 'GET /api/staff', 403]])
  expect(await said(() => caller.call('GET', '/api/me'))).toEqual([])
  await caller.signIn(userId, 'a guess')
  await api.db.sql('update private.sign_in_tries set tried_at = array_fill(clock_timestamp(), array[50])')
  expect(await said(() => caller.signIn('somebody', 'a guess'))).toEqual([
    ['tries_refused', undefined, undefined],
    ['request', 'POST /api/login', 429],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/logged|somebody/)
})
