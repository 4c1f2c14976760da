import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetEnv } from '#server/lib/env.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller
/** The status that the hook answers, and the number of its calls. */
let status = 200
let calls = 0

const hook = createServer((_request, response) => {
  calls++
  response.writeHead(status).end()
})

beforeAll(async () => {
  api = await startTestApi()
  await insertVehicle(api.db, { bikeName: 'SP125' })
  await api.db.sql('update private.site_builds set asked_at = null')
  staff = await api.staffCaller()
  setHook(`http://127.0.0.1:${await listenOnFreePort(hook)}`)
})

afterAll(async () => {
  setHook('')
  hook.close()
  await api.close()
})

function setHook(url: string): void {
  process.env.BUILD_HOOK_URL = url
  forgetEnv()
}

const setPrice = (price: number) => staff.call('PATCH', '/api/managePrice/SP125', { body: { price } })
const state = async () => (await staff.call('GET', '/api/siteBuild')).body
const later = (interval: string) =>
  api.db.sql(
    `update private.site_builds set asked_at = asked_at - $1::text::interval, tried_at = tried_at - $1::text::interval,
       called_at = called_at - $1::text::interval`,
    [interval],
  )
/** The number of the hook's calls in three runs of the schedule, two of them at once. */
async function callsOfSomeRuns(): Promise<number> {
  const before = calls
  await Promise.all([api.runScheduled(), api.runScheduled()])
  await api.runScheduled()
  return calls - before
}

test('nobody asked, nobody calls', async () => {
  expect(await callsOfSomeRuns()).toBe(0)
  expect(await state()).toEqual({ askedAt: null, state: 'waiting' })
})

test('a burst of writes is one call, and what comes within five minutes is the next one', async () => {
  for (const price of [91_000, 92_000, 93_000]) await setPrice(price)
  expect(await state()).toMatchObject({ askedAt: expect.stringMatching(/Z$/), state: 'waiting' })
  expect(await callsOfSomeRuns()).toBe(1)
  expect(await state()).toMatchObject({ state: 'called' })

  await setPrice(94_000)
  await setPrice(95_000)
  expect(await callsOfSomeRuns()).toBe(0)
  expect(await state()).toMatchObject({ state: 'waiting' })
  await later('5 minutes')
  expect(await callsOfSomeRuns()).toBe(1)
  await later('1 hour')
  expect(await callsOfSomeRuns()).toBe(0)
})

test('a hook that fails is called again until it takes the call', async () => {
  status = 500
  await setPrice(96_000)
  expect(await callsOfSomeRuns()).toBe(1)
  await later('5 minutes')
  expect(await state()).toMatchObject({ state: 'failed' })
  expect(await callsOfSomeRuns()).toBe(1)
  await later('5 minutes')
  status = 200
  expect(await callsOfSomeRuns()).toBe(1)
  expect(await state()).toMatchObject({ state: 'called' })
})

test('a write that changes no page asks for nothing', async () => {
  await later('1 hour')
  await api.db.sql(`insert into public.notifications (image, alt) values ('/media/demo/a.webp', '')`)
  expect(await callsOfSomeRuns()).toBe(0)
})

test('what began or ended at a midnight in India asks for one build', async () => {
  // An offer whose days are so many days before today's date in India.
  const offer = (days: string) =>
    api.db.sql(
      `insert into public.offers (title, description, image, first_day, last_day)
       select 'x', 'x', '/media/demo/x.webp', today - 3, today + $1::text::integer
       from (select private.indian_day(now()) as today) as clock`,
      [days],
    )
  await offer('0')
  await callsOfSomeRuns()
  await later('2 days')
  expect(await callsOfSomeRuns()).toBe(0)
  await offer('-1')
  await callsOfSomeRuns()
  await later('2 days')
  expect(await callsOfSomeRuns()).toBe(1)
  await later('5 minutes')
  expect(await callsOfSomeRuns()).toBe(0)
})

test('without a hook staff read that pages are renewed by hand', async () => {
  const { BUILD_HOOK_URL: url = '' } = process.env
  setHook('')
  await setPrice(97_000)
  expect(await state()).toMatchObject({ state: 'manual' })
  setHook(url)
})
