import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import { claimsOf, createCallers } from '../callers.ts'
import { waitingForLocks } from './waiting-for-locks.ts'

// The embedded database has one connection, so only a real server can show that two transactions never wait
// for each other.

describe.skipIf(!programs)(`staff who work on leads at once${noPostgres}`, () => {
  let server: PostgresServer
  let connections: postgres.Sql

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    await createCallers(server)
    connections = postgres(server.url, { max: 40, onnotice: () => undefined })
  }, 60_000)
  afterAll(async () => {
    await connections?.end()
    await server?.close()
  })
  beforeEach(() => server.script('truncate public.leads cascade'))

  /** Runs the work as an owner, and answers its first row. */
  const act = (work: (sql: postgres.TransactionSql) => Promise<postgres.Row[]>): Promise<postgres.Row> =>
    connections.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf('active'))}, true)`
      const [row] = await work(sql)
      return row ?? {}
    })
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
  async function addLeads(count: number, mobile: string): Promise<string[]> {
    const rows = await connections`
      insert into public.leads (enquiry_table, enquiry_id, family, mobile, created_at, promised_at)
      select 'product_enquiries', gen_random_uuid(), 'sales', ${mobile}, now(), now() from generate_series(1, ${count})
      returning id::text`
    return rows.map(({ id }) => String(id))
  }

  const call = (id: string) =>
    act((sql) => sql`select private.note_touch(${id}, ${randomUUID()}, 'call', '') ->> 'id' as id`)
  const change = (id: string) =>
    act((sql) => sql`select private.change_lead(${id}, 1, '{"stage": "contacted"}') -> 'lead' ->> 'id' as id`)

  it('those who call one person from different enquiries, while others change these, all get through', async () => {
    const leads = await addLeads(8, '9876543210')
    const done = await Promise.all(numbers(5).flatMap(() => leads.flatMap((id) => [call(id), change(id)])))
    expect(done.map(({ id }) => String(id))).toEqual(
      numbers(5).flatMap(() => leads.flatMap((id) => [id, id])),
    )
    const [left] = await connections`
      select count(*)::int as unanswered from public.leads where answered_at is null`
    expect(left?.unanswered).toBe(0)
  })

  it('calls of many people and changes of others all get through', async () => {
    const people = await Promise.all(numbers(20).map((number) => addLeads(3, String(9_000_000_000 + number))))
    const work = people.map(([id = ''], number) => (number % 2 ? call(id) : change(id)))
    expect((await Promise.all(work)).map(({ id }) => id)).toEqual(people.map(([id]) => id))
  })

  it('who writes down somebody who rings waits for a colleague who works on them, and both get through', async () => {
    const [lead = ''] = await addLeads(1, '9876543210')
    const given = {
      channel: 'phone',
      family: 'sales',
      mobile: '9876543210',
      name: '',
      model: '',
      message: '',
    }
    const walkIn = connections.json({ ...given, id: randomUUID() })
    const first = await connections.reserve()
    try {
      await first`begin`
      await first`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf('active'))}, true)`
      await first`select from public.leads where id = ${lead} for update`
      const second = act((sql) => sql`select private.add_walk_in(${walkIn}) ->> 'id' as id`)
      await expect.poll(() => waitingForLocks(server)).toBe(1)
      await first`select private.change_lead(${lead}, 1, '{"stage": "contacted"}')`
      await first`commit`
      expect(await second).toMatchObject({ id: expect.any(String) })
    } finally {
      first.release()
    }
  })

  it('an enquiry that comes while another is stored takes the next turn, not the same', async () => {
    await server.script(`insert into private.lead_turns_settings (family, is_on) values ('other', true)`)
    const add = (by: postgres.Sql) => by`
      insert into public.leads (enquiry_table, enquiry_id, family, created_at)
      values ('contact_requests', gen_random_uuid(), 'other', now() - interval '2 days')`
    const first = await connections.reserve()
    try {
      await first`begin`
      await add(first)
      const second = add(connections).execute()
      await expect.poll(() => waitingForLocks(server)).toBe(1)
      await first`commit`
      await second
    } finally {
      first.release()
    }
    const taken = await connections`
      select user_id from public.leads join public.staff on staff.id = assignee_id order by user_id`
    expect([...taken]).toEqual([{ user_id: 'role sales' }, { user_id: 'role service' }])
  })
})
