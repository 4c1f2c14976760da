import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InboxCounts } from '#contract/leads/leads.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller

beforeAll(async () => {
  api = await startTestApi()
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url, latitude, longitude, hours)
     values (1, 'Main', 'Road', '1', '2', '3', '9', 'main@dealer.example', 'https://www.google.com/maps/embed?pb=1', 20, 85, $1)`,
    [{ sales: Array(7).fill({ opens: '00:00', closes: '23:59' }) }],
  )
  await api.db.sql('update public.promise_settings set targets = $1', [{ finance_enquiries: 60 }])
  owner = await api.staffCaller({ userId: 'asha', name: 'Asha Sahoo' })
})
afterAll(() => api.close())
beforeEach(() => api.db.sql('delete from public.finance_enquiries'))

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/**
 * Stores an enquiry as the server does; `acceptedAt` is the moment at which a waiting enquiry was accepted.
 */
async function store(robotScore = 0, acceptedAt?: Date): Promise<string> {
  const id = randomUUID()
  const enquiry = {
    id,
    submission_hash: 'hash',
    robot_score: robotScore,
    name: 'Asha',
    mobile: '9876543210',
    email: 'a@b.example',
  }
  const row = { ...enquiry, ...(acceptedAt && { created_at: acceptedAt.toISOString() }) }
  await api.db.sql(`select public.take_enquiry('finance_enquiries', $1, $2, '{}')`, [row, randomUUID()])
  return id
}
const lead = async (id: string) => {
  const [row] = await api.db.sql(
    `select promised_at > now() as is_ahead, arrived_at is not null as is_late, created_at < now() - interval '1 hour' as is_old,
       array(select kind from private.mails where lead_id = leads.id order by kind) as mails
     from public.leads where enquiry_id = $1`,
    [id],
  )
  return row
}
const mails = ['lead', 'receipt']

test('what comes at once is promised a call from then on and told at once', async () => {
  expect(await lead(await store())).toEqual({ is_ahead: true, is_late: false, is_old: false, mails })
})

test.each([5, 75])(
  'what waited in the second store for %i hours is promised a call from now on, and told to outlet and visitor',
  async (hours) => {
    expect(await lead(await store(0, ago(hours)))).toEqual({
      is_ahead: true,
      is_late: true,
      is_old: true,
      mails,
    })
  },
)

test.each([5, 75])(
  'so is what staff release from quarantine after %i hours, but to the visitor',
  async (hours) => {
    const id = await store(2, ago(hours))
    expect(await lead(id)).toBeUndefined()
    await api.db.sql('update public.finance_enquiries set is_quarantined = false where id = $1', [id])
    expect(await lead(id)).toEqual({ is_ahead: true, is_late: true, is_old: true, mails: ['lead'] })
  },
)

test.each(['the second store', 'quarantine'])(
  'what comes late out of %s is announced in the inbox, once',
  async (place) => {
    const newest = async () =>
      ((await owner.call('POST', '/api/leads', { body: {} })).body as { newest: string }).newest
    const fresh = async (since: string) =>
      ((await owner.call('GET', `/api/leads/counts?since=${encodeURIComponent(since)}`)).body as InboxCounts)
        .fresh
    await store()
    const waiting = place === 'quarantine' ? await store(2, ago(5)) : undefined
    const shown = await newest()
    expect(await fresh(shown)).toBe(0)
    if (waiting)
      await api.db.sql('update public.finance_enquiries set is_quarantined = false where id = $1', [waiting])
    else await store(0, ago(5))
    expect(await fresh(shown)).toBe(1)
    expect(await fresh(await newest())).toBe(0)
  },
)

test('what was carried here from elsewhere is no news and promised nothing', async () => {
  const id = randomUUID()
  await api.db.sql(
    `insert into public.finance_enquiries (id, name, mobile, email, created_at) values ($1, 'A', '9876543210', 'a@b.example', $2)`,
    [id, ago(75)],
  )
  expect(await lead(id)).toEqual({ is_ahead: null, is_late: false, is_old: true, mails: [] })
})
