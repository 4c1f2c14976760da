import { randomUUID } from 'node:crypto'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addWaiting } from '#server/data/enquiries/waiting-enquiries.ts'
import {
  faultySupabase,
  nobodyListens,
  pointedTo,
  withEnvironment,
} from '#server/testing/helpers/faulty-supabase.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const ask = (path: string) => api.caller().call('GET', path)
const fine = {
  status: 'ok',
  version: 'local',
  database: 'ok',
  storage: 'ok',
  secondStore: 'ok',
  waiting: 0,
  refused: 0,
  lateMails: 0,
  leftOutReceipts: 0,
  stuck: [],
  oldestSeconds: null,
}

test('all is well', async () => {
  await withEnvironment({}, async () => {
    const { status, body, headers } = await ask('/api/health/ready')
    expect({ status, body }).toEqual({ status: 200, body: fine })
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
})

test('functions say that they run while the database is gone, and that they are not ready', async () => {
  await pointedTo(api, nobodyListens, async () => {
    expect(await ask('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await ask('/api/health/ready')).toMatchObject({
      status: 503,
      body: {
        ...fine,
        status: 'failed',
        database: 'failed',
        storage: 'failed',
        lateMails: null,
        leftOutReceipts: null,
      },
    })
  })
})

test.each([{ SECOND_STORE_FOLDER: '/dev/null/none' }, { SECOND_STORE_KEY: '' }])(
  'without a second store it is not ready: %j',
  async (variables) => {
    await withEnvironment(variables, async () => {
      expect(await ask('/api/health/ready')).toMatchObject({
        status: 503,
        body: { status: 'failed', database: 'ok', storage: 'ok', secondStore: 'failed' },
      })
    })
  },
)

test('mails that wait for more than an hour are counted until they are given up, and close nothing', async () => {
  await api.db.sql(
    `insert into private.mails (kind, day, created_at, sent_at)
     select 'digest', current_date - age, now() - make_interval(mins => age), sent_at
     from (values (50, null::timestamptz), (70, null), (80, now()), (90, null), (8 * 24 * 60, null)) as mail (age, sent_at)`,
  )
  await withEnvironment({}, async () => {
    expect(await ask('/api/health/ready')).toMatchObject({ status: 200, body: { ...fine, lateMails: 2 } })
  })
})

test('forms that have waited too long are an alarm, others are not', async () => {
  const folder = join(api.secondStoreFolder, 'sendOfferEnquiry')
  const wait = async (seconds: number) => {
    const id = randomUUID()
    const origin = { id, hash: '', robotScore: 0 as const, sender: '', acceptedAt: new Date().toISOString() }
    await addWaiting({ form: 'sendOfferEnquiry', origin, body: {} })
    const since = Date.now() / 1000 - seconds
    await utimes(join(folder, id), since, since)
  }
  await wait(60)
  await withEnvironment({}, async () => {
    expect(await ask('/api/health/ready')).toMatchObject({
      status: 200,
      body: { waiting: 1, refused: 0, stuck: [] },
    })
  })
  await wait(1_000)
  await withEnvironment({}, async () => {
    const { status, body } = await ask('/api/health/ready')
    expect({ status, body }).toMatchObject({ status: 503, body: { status: 'failed', waiting: 2 } })
    expect(body).toMatchObject({ stuck: [{ form: 'sendOfferEnquiry', why: 'held back' }] })
    expect((body as { oldestSeconds: number }).oldestSeconds).toBeGreaterThanOrEqual(1_000)
  })
  await rm(folder, { recursive: true })
})

test('a waiting form that cannot be decrypted is an alarm at once', async () => {
  const folder = join(api.secondStoreFolder, 'sendOfferEnquiry')
  await mkdir(folder)
  await writeFile(join(folder, 'one'), 'not sealed by this site')
  await withEnvironment({}, async () => {
    expect(await ask('/api/health/ready')).toMatchObject({
      status: 503,
      body: { stuck: [{ form: 'sendOfferEnquiry', why: 'unreadable' }] },
    })
  })
})

test('one result is shared, so that asking often asks the database once', async () => {
  let calls = 0
  const counting = await faultySupabase((_request, response) => {
    calls++
    response.writeHead(503).end()
  })
  await pointedTo(api, counting.url, async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask('/api/health/ready')))
  })
  counting.close()
  expect(calls).toBe(4)
})
