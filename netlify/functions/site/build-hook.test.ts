import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetEnv } from '#server/lib/env.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import {
  insertVehicle,
  type StaffCaller,
  startTestApi,
  type TestApi,
} from '#server/testing/helpers/test-api.ts'
import { seedDealers } from '../../../supabase/seed/dealers.ts'
import { seedDealership } from '../../../supabase/seed/dealership.ts'

let api: TestApi
let owner: StaffCaller
let manager: StaffCaller
/** The status that the hook answers, and the number of its calls. */
let status = 200
let calls = 0

const hook = createServer((_request, response) => {
  calls++
  response.writeHead(status).end()
})

beforeAll(async () => {
  // Embedded, because these tests set the clock of the database.
  api = await startTestApi({ embedded: true })
  await insertVehicle(api.db, { bikeName: 'SP125', rupees: 90_000 })
  setHook(`http://127.0.0.1:${await listenOnFreePort(hook)}`)
})

// Each test begins at noon in India with pages that are as the last build made them.
beforeEach(async () => {
  status = 200
  await at('2030-05-10 12:00')
  await api.db.sql(
    `update private.site_builds set asked_at = null, changed_at = null, wanted_at = null, counted = 0, per_day = 4,
       tried_at = '2030-05-10 02:00+05:30', called_at = '2030-05-10 02:00+05:30'`,
  )
})

afterAll(async () => {
  vi.useRealTimers()
  setHook('')
  hook.close()
  await api.close()
})

function setHook(url: string): void {
  process.env.BUILD_HOOK_URL = url
  forgetEnv()
}

/**
 * Sets the clock of server and database to a time in India; staff sign in anew, as their sessions are over.
 */
async function at(time: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${time.replace(' ', 'T')}:00+05:30`) })
  owner = await api.staffCaller({ role: 'owner' })
  manager = await api.staffCaller({ role: 'manager' })
}

const setPrice = (price: number) => manager.call('PATCH', '/api/managePrice/SP125', { body: { price } })
const state = async () => (await manager.call('GET', '/api/siteBuild')).body
const publish = () => manager.call('POST', '/api/siteBuild')
/** The number of the hook's calls in three runs of the schedule, two of them at once. */
async function callsOfSomeRuns(): Promise<number> {
  const before = calls
  await Promise.all([api.runScheduled(), api.runScheduled()])
  await api.runScheduled()
  return calls - before
}

test('nobody changed anything, nobody calls, in no night', async () => {
  expect(await callsOfSomeRuns()).toBe(0)
  await at('2030-05-11 02:00')
  expect(await callsOfSomeRuns()).toBe(0)
  expect(await state()).toMatchObject({ askedAt: null, nextAt: null, left: 4 })
})

test('what a day changes is one build, in the night after', async () => {
  for (const price of [91_000, 92_000, 93_000]) await setPrice(price)
  expect(await state()).toMatchObject({
    askedAt: '2030-05-10T06:30:00.000Z',
    state: 'waiting',
    nextAt: '2030-05-10T20:30:00.000Z',
    perDay: 4,
    left: 4,
  })
  await at('2030-05-11 01:59')
  await setPrice(94_000)
  expect(await callsOfSomeRuns()).toBe(0)
  await at('2030-05-11 02:00')
  expect(await callsOfSomeRuns()).toBe(1)
  expect(await state()).toMatchObject({ state: 'called', nextAt: null, left: 3 })
  await at('2030-05-11 12:00')
  await setPrice(95_000)
  expect(await callsOfSomeRuns()).toBe(0)
  await at('2030-05-12 02:00')
  expect(await callsOfSomeRuns()).toBe(1)
})

test('who presses Publish has a build at once, and the night has nothing left to do', async () => {
  await setPrice(91_000)
  expect((await publish()).body).toMatchObject({ state: 'wanted', nextAt: '2030-05-10T06:30:00.000Z' })
  expect(await callsOfSomeRuns()).toBe(1)
  expect(await state()).toMatchObject({ state: 'called', nextAt: null, left: 3 })
  await at('2030-05-11 02:00')
  expect(await callsOfSomeRuns()).toBe(0)
})

test('no day in India has more builds than the owner allows, whoever asks and wherever', async () => {
  const perDay = (by: StaffCaller) => by.call('PATCH', '/api/siteBuild', { body: { perDay: 2 } })
  expect((await perDay(manager)).status).toBe(403)
  expect((await perDay(owner)).body).toMatchObject({ perDay: 2, left: 2 })
  for (const hour of [13, 14]) {
    await at(`2030-05-10 ${hour}:00`)
    expect((await publish()).status).toBe(200)
    expect(await callsOfSomeRuns()).toBe(1)
  }
  await at('2030-05-10 15:00')
  await setPrice(91_000)
  expect(await publish()).toMatchObject({
    status: 409,
    body: { message: 'The pages cannot be published again today. They follow after midnight.' },
  })
  // Past the site: staff with their own token, and whoever calls as the server.
  const [asked] = await api.db.sql('select private.take_build_call(0) as taken')
  expect(asked).toEqual({ taken: false })
  // A build that nobody pressed for waits as well, and no longer than the midnight.
  await api.db.sql('select private.want_build()')
  expect(await callsOfSomeRuns()).toBe(0)
  expect(await state()).toMatchObject({ state: 'wanted', nextAt: '2030-05-10T18:30:00.000Z', left: 0 })
  await at('2030-05-11 00:00')
  expect(await callsOfSomeRuns()).toBe(1)
  expect(await state()).toMatchObject({ state: 'called', left: 1 })
})

test('a hook that fails is called again until it takes the call, and a refused call uses up nothing', async () => {
  status = 500
  await publish()
  expect(await callsOfSomeRuns()).toBe(1)
  await at('2030-05-10 12:05')
  expect(await state()).toMatchObject({ state: 'failed', left: 4 })
  expect(await callsOfSomeRuns()).toBe(1)
  await at('2030-05-10 12:10')
  status = 200
  expect(await callsOfSomeRuns()).toBe(1)
  expect(await state()).toMatchObject({ state: 'called', left: 3 })
})

test('the switch that puts the site on or off asks for a build at once', async () => {
  const run = async (sql: string, params?: unknown[]) => ({ rows: await api.db.sql(sql, params) })
  await seedDealers(run, new Date())
  await seedDealership(run)
  const turn = async (isOpen: boolean) => {
    const answer = await manager.call('PATCH', '/api/manageDealership/open', { body: { isOpen } })
    expect(answer.status).toBe(200)
    return callsOfSomeRuns()
  }
  await turn(false)
  await at('2030-05-10 13:00')
  expect(await turn(true)).toBe(1)
  await at('2030-05-10 14:00')
  expect(await turn(false)).toBe(1)
})

test.each([true, false])(
  'a batch of prices that publishes (%s) asks for a build when it is set',
  async (publishes) => {
    const [vehicle] = await api.db.sql(`select id, price_paise / 100 as price from public.vehicles`)
    const before = Number(vehicle?.price)
    const prices = [{ vehicleId: Number(vehicle?.id), variantId: null, before, after: before + 1_000 }]
    const body = { id: randomUUID(), title: 'Diwali', day: '2030-05-11', publishes, prices }
    expect((await manager.call('POST', '/api/priceBatches', { body })).status).toBe(200)
    expect(await callsOfSomeRuns()).toBe(0)
    await at('2030-05-11 00:01')
    await api.runScheduled()
    expect(await state()).toMatchObject({ state: publishes ? 'wanted' : 'waiting' })
    await at('2030-05-11 00:02')
    expect(await callsOfSomeRuns()).toBe(publishes ? 1 : 0)
  },
)

test('a write that changes no page asks for nothing', async () => {
  await api.db.sql(`insert into public.notifications (image, alt) values ('/media/demo/a.webp', '')`)
  await api.db.sql(
    `insert into public.offers (title, description, image, first_day)
     values ('Next month', 'x', '/media/demo/x.webp', '2030-06-01')`,
  )
  const names = { name: 'NEW100', displayName: 'New 100', category: 'motorcycle', bodyType: 'naked' }
  const { body } = await manager.call('POST', '/api/catalogue', { body: names })
  const { id } = body as { id: number }
  const draft = await manager.call('PATCH', `/api/catalogue/${id}`, {
    body: { expected: 1, changes: { features: [{ heading: 'Lights', description: '', image: '' }] } },
  })
  expect(draft.status).toBe(200)
  expect(await state()).toMatchObject({ askedAt: null })
  await at('2030-05-11 02:00')
  expect(await callsOfSomeRuns()).toBe(0)
})

test('what is saved as it was, and templates, ask for nothing; the same text asks once it is checked', async () => {
  await setPrice(91_000)
  await api.db.sql(`insert into public.page_texts (id, markdown) values ('about', 'Ours')`)
  await api.db.sql(`update public.page_texts set checked_at = null`)
  const asks = async (write: () => Promise<unknown>) => {
    await api.db.sql('update private.site_builds set asked_at = null')
    await write()
    return (await api.db.sql('select asked_at is not null as asked from private.site_builds'))[0]?.asked
  }
  expect(await asks(() => setPrice(91_000))).toBe(false)
  expect(await asks(() => setPrice(91_500))).toBe(true)
  const list = (id: string) =>
    api.db.sql(`insert into public.page_lists (id, entries) values ($1, '[]')`, [id])
  expect(await asks(() => list('templates'))).toBe(false)
  expect(await asks(() => list('lenders'))).toBe(true)
  const check = () => api.db.sql('update public.page_texts set checked_at = now(), updated_at = now()')
  expect(await asks(check)).toBe(true)
  expect(await asks(check)).toBe(false)
})

test('what begins or ends at a midnight in India is built in the night of that day', async () => {
  await api.db.sql(
    `insert into public.offers (title, description, image, last_day)
     values ('x', 'x', '/media/demo/x.webp', '2030-05-11')`,
  )
  await at('2030-05-11 02:00')
  expect(await callsOfSomeRuns()).toBe(1)
  await at('2030-05-12 01:00')
  expect(await callsOfSomeRuns()).toBe(0)
  await at('2030-05-12 02:00')
  expect(await callsOfSomeRuns()).toBe(1)
  await at('2030-05-13 02:00')
  expect(await callsOfSomeRuns()).toBe(0)
})

test('without a hook staff read that pages are renewed by hand', async () => {
  const { BUILD_HOOK_URL: url = '' } = process.env
  setHook('')
  await setPrice(97_000)
  expect(await state()).toMatchObject({ state: 'manual' })
  setHook(url)
})
