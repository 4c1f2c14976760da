import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { racePayments } from '#server/testing/helpers/payment-races.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import { addOutlet } from '../appointment-fixtures.ts'
import { claimsOf, createCallers } from '../callers.ts'

// The embedded database has one connection, so only a real server can show that no two vouchers share a
// number and that no payment is taken twice.

describe.skipIf(!programs)(`payments at once${noPostgres}`, () => {
  let server: PostgresServer
  let connections: postgres.Sql

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    await createCallers(server)
    connections = postgres(server.url, { max: 60, onnotice: () => undefined })
    await addOutlet((query, params) => server.query(query, params), 1, [])
    await server.query(
      `update public.payment_settings set cap_paise = 1000000, refund_lines = '[{"when": "otherwise", "days": 0, "keptPercent": 10}]'`,
    )
  }, 60_000)
  afterAll(async () => {
    await connections?.end()
    await server?.close()
  })
  beforeEach(() =>
    server.script(
      'truncate public.leads, public.payments, private.payment_links, private.paper_numbers cascade',
    ),
  )

  async function addOrders(count: number): Promise<string[]> {
    const rows = await connections`
      with added as (
        insert into public.leads (enquiry_table, enquiry_id, family, mobile, created_at)
        select 'product_enquiries', gen_random_uuid(), 'sales', '', now() from generate_series(1, ${count}) returning id)
      insert into public.orders (id, lead_id, outlet_id, bike_name, price_paise, token_paise, next_step, next_on)
      select gen_random_uuid(), id, 1, 'A', 10500000, 500000, 'booked', current_date from added returning id::text`
    return rows.map(({ id }) => String(id))
  }
  const receive = (order: string, given: object = {}): Promise<postgres.Row> =>
    connections.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf('active'))}, true)`
      const payment = { id: randomUUID(), paise: 500_000, way: 'cash', reference: '', ...given }
      const [row] = await sql`select made ->> 'outcome' as outcome,
          made -> 'order' -> 'payments' -> 0 ->> 'number' as number
        from private.receive_payment(${order}, ${sql.json({ ...payment, paid_on: '2026-11-27' })}::jsonb
          || jsonb_build_object('paid_on', private.indian_day(now())), 0) as made`
      return row ?? {}
    })
  const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

  it('200 receipts get 200 consecutive numbers, also while others fail', async () => {
    const orders = await addOrders(250)
    const work = orders.map((order, at) =>
      // A reference of two lines breaks a check: the transaction takes a number and is undone.
      at % 5 === 4
        ? receive(order, { reference: 'a\nb' }).then(
            () => Promise.reject(new Error('It was noted.')),
            () => undefined,
          )
        : receive(order),
    )
    const made = (await Promise.all(work)).filter((row) => row !== undefined)
    const places = made.map(({ number }) => Number(String(number).split('/').at(-1)))
    expect(places.toSorted((one, other) => one - other)).toEqual(upTo(200))
  })

  it('of twenty who note the same money at once one does, and the others are told', async () => {
    const [order = ''] = await addOrders(1)
    const rows = await Promise.all(upTo(20).map(() => receive(order)))
    expect(rows.filter(({ outcome }) => outcome === 'received')).toHaveLength(1)
    expect(rows.filter(({ outcome }) => outcome === 'changed')).toHaveLength(19)
  })

  it('a reference counts once, whoever notes it where', async () => {
    const orders = await addOrders(10)
    const rows = await Promise.all(
      orders.map((order) =>
        receive(order, { reference: 'UTR1' }).catch(() => ({ outcome: 'reference' }) as postgres.Row),
      ),
    )
    expect(rows.filter(({ outcome }) => outcome === 'received')).toHaveLength(1)
  })

  it('races of return, call, duplicate, loss and pull leave no payment without its order, and none twice', async () => {
    const { paid, faults } = await racePayments(connections, { races: 400, seed: 20_261_127, outlet: 1 })
    expect(faults).toEqual([])
    expect(paid).toBeGreaterThan(300)
  }, 60_000)
})
