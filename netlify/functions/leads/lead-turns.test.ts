import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller
const ids: Record<string, string> = {}
const callers: Record<string, Caller> = {}

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  for (const [userId, role, outletIds] of [
    ['owner', 'owner', []],
    ['asha', 'sales', []],
    ['bijay', 'sales', [1]],
    ['chitra', 'service', []],
  ] as const) {
    const caller = await api.staffCaller({ userId, name: userId, role, outletIds: [...outletIds] })
    ids[userId] = caller.account.id
    callers[userId] = caller
  }
  owner = callers.owner as Caller
})
afterAll(() => api.close())

/** Sends new sales enquiries and answers the names of their leads' assignees; null is nobody. */
async function newLeads(count: number, outlet: number | null = null): Promise<(string | null)[]> {
  const got: (string | null)[] = []
  for (let place = 0; place < count; place++) {
    const [enquiry] = await api.db.sql<{ id: string }>('select gen_random_uuid() as id')
    if (outlet)
      await api.db.sql(
        `insert into public.enquiry_contexts (enquiry_id, enquiry_table, outlet_id) values ($1, 'offer_enquiries', $2)`,
        [enquiry?.id, outlet],
      )
    await api.db.sql(
      `insert into public.offer_enquiries (id, name, mobile, email, agreed) values ($1, 'A', '9', 'a@x.example', true)`,
      [enquiry?.id],
    )
    const [lead] = await api.db.sql<{ user_id: string | null }>(
      'select user_id from public.leads left join public.staff on staff.id = assignee_id where enquiry_id = $1',
      [enquiry?.id],
    )
    got.push(lead?.user_id ?? null)
  }
  return got
}

test('until it is switched on, new leads wait for somebody', async () => {
  expect(await newLeads(2)).toEqual([null, null])
})

test('then they go round among those on duty whose work it is, for each outlet by itself', async () => {
  expect((await owner.call('PATCH', '/api/leadTurns', { body: { sales: true } })).status).toBe(200)
  expect((await owner.call('GET', '/api/leadTurns')).body).toEqual({
    sales: true,
    service: false,
    people: false,
    other: false,
  })
  expect(await newLeads(4)).toEqual(['asha', 'bijay', 'asha', 'bijay'])
  expect(await newLeads(3, 1)).toEqual(['asha', 'bijay', 'asha'])
  expect(await newLeads(2, 2)).toEqual(['asha', 'asha'])
})

test('who is off duty is passed over', async () => {
  await callers.asha?.call('PATCH', '/api/duty', { body: { isOnDuty: false } })
  expect((await callers.asha?.call('GET', '/api/me'))?.body).toMatchObject({ is_on_duty: false })
  expect(await newLeads(2)).toEqual(['bijay', 'bijay'])
  await callers.bijay?.call('PATCH', '/api/duty', { body: { isOnDuty: false } })
  expect(await newLeads(1)).toEqual([null])
})

test('all open leads of somebody go to a colleague in one step, but what that one may not see', async () => {
  const handOver = (toId: string | undefined) =>
    owner.call('POST', `/api/staff/${ids.asha}/handOver`, { body: { toId: toId ?? null } })
  const leadsOf = async (userId: string) =>
    Number(
      (
        await api.db.sql<{ n: number }>(
          'select count(*) as n from public.leads where assignee_id = $1 and is_open',
          [ids[userId]],
        )
      )[0]?.n,
    )
  expect((await handOver(ids.asha)).status).toBe(422)
  expect((await handOver(ids.chitra)).body).toMatchObject({ handed: 0 })
  const [before, elsewhere] = [await leadsOf('asha'), 2]
  expect((await handOver(ids.bijay)).body).toMatchObject({ handed: before - elsewhere })
  expect((await handOver(undefined)).body).toMatchObject({ handed: elsewhere })
  expect(await leadsOf('asha')).toBe(0)
  const [event] = await api.db.sql(
    `select value from public.lead_events where kind = 'assigned' and actor_id = $1 order by place limit 1`,
    [ids.owner],
  )
  expect(event).toEqual({ value: 'bijay' })
})
