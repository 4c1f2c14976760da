import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import { addOutlet } from '../appointment-fixtures.ts'
import { claimsOf, createCallers } from '../callers.ts'

// The embedded database has one connection, so only a real server can show that nobody is promised a vehicle
// that somebody else has.

describe.skipIf(!programs)(`staff who set vehicles aside at once${noPostgres}`, () => {
  let server: PostgresServer
  let connections: postgres.Sql

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    await createCallers(server)
    connections = postgres(server.url, { max: 60, onnotice: () => undefined })
    await addOutlet((query, params) => server.query(query, params), 1, [])
    await connections`insert into public.vehicles (bike_name, display_name, category, body_type, price_paise)
      values ('A', 'A', 'scooter', 'commuter', 9000000)`
    await connections`update public.site_parts set is_on = true where id = 'stock'`
  }, 60_000)
  afterAll(async () => {
    await connections?.end()
    await server?.close()
  })
  beforeEach(() => server.script('truncate public.leads, public.stock, public.stock_units cascade'))

  const act = <Row extends postgres.Row>(work: (sql: postgres.TransactionSql) => Promise<Row[]>) =>
    connections.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf('active'))}, true)`
      const [row] = await work(sql)
      return row
    })
  const setAside = async (order: string, unit?: number): Promise<string> => {
    const change = { step: 'vehicle-set-aside', doneOn: new Date(0).toISOString().slice(0, 10), unitId: unit }
    const row = await act(
      (sql) => sql`
        select private.change_order_step(${order}, ${sql.json(change)} || jsonb_build_object(
          'doneOn', private.indian_day(now()))) ->> 'outcome' as outcome`,
    )
    return String(row?.outcome)
  }

  /** The ids of so many orders of the one vehicle, and the id of its counted row. */
  async function addOrders(orders: number, counted: number): Promise<{ ids: string[]; stock: number }> {
    await connections`
      with leads as (
        insert into public.leads (enquiry_table, enquiry_id, family, mobile, created_at)
        select 'product_enquiries', gen_random_uuid(), 'sales', '', now() from generate_series(1, ${orders})
        returning id
      ), made as (
        insert into public.orders (id, lead_id, outlet_id, bike_name, price_paise, next_step, next_on)
        select id, id, 1, 'A', 9000000, 'vehicle-set-aside', current_date from leads returning id
      )
      insert into public.order_steps (order_id, step, planned_on, done_on, done_by)
      select id, step, current_date,
        case step when 'booked' then current_date - 1 end, case step when 'booked' then 'x' else '' end
      from made cross join unnest('{booked,vehicle-set-aside,handed-over}'::text[]) as step`
    const [row] = await connections`
      insert into public.stock (outlet_id, vehicle_id, counted, counted_at)
      select 1, id, ${counted}, now() from public.vehicles returning id`
    const rows = await connections`select id from public.orders`
    return { ids: rows.map(({ id }) => String(id)), stock: Number(row?.id) }
  }
  const tally = (outcomes: readonly string[]) => ({
    changed: outcomes.filter((outcome) => outcome === 'changed').length,
    none: outcomes.filter((outcome) => outcome === 'none').length,
    unit: outcomes.filter((outcome) => outcome === 'unit').length,
  })

  it('200 orders that claim the one vehicle get it once, and 199 are told', async () => {
    const { ids } = await addOrders(200, 1)
    const outcomes = await Promise.all(ids.map((id) => setAside(id)))
    expect(tally(outcomes)).toEqual({ changed: 1, none: 199, unit: 0 })
  }, 60_000)

  it('200 orders that claim one unit among many vehicles get it once', async () => {
    const { ids, stock } = await addOrders(200, 300)
    const [unit] = await connections`
      insert into public.stock_units (stock_id, chassis_end, received_on) values (${stock}, 'AB12CD', current_date)
      returning id`
    const outcomes = await Promise.all(ids.map((id) => setAside(id, Number(unit?.id))))
    expect(tally(outcomes)).toEqual({ changed: 1, none: 0, unit: 199 })
  }, 60_000)

  it('counts, claims and cancellations at once leave what visitors see at counted less set aside, never below none', async () => {
    const { ids, stock } = await addOrders(60, 10)
    const vehicle = (await connections`select id from public.vehicles`)[0]?.id
    const count = (counted: number) =>
      act(
        (sql) =>
          sql`select private.count_stock(1, now(), ${sql.json([
            { vehicleId: Number(vehicle), variantId: 0, colourId: 0, counted },
          ])})`,
      )
    const cancel = (id: string) =>
      act(
        (sql) =>
          sql`select private.cancel_order(id, version, 'other-model') from public.orders where id = ${id}`,
      )
    await Promise.all(
      ids.map(async (id, at) => {
        await setAside(id)
        if (at % 3 === 0) await cancel(id)
        if (at % 10 === 0) await count(at % 20)
      }),
    )
    const [seen] = await connections`
      select counted, private.set_aside_count(id) as aside, private.stock_of('A') #>> '{0,places,0,free}' as free
      from public.stock where id = ${stock}`
    expect(seen?.counted).toBeGreaterThanOrEqual(0)
    expect(Number(seen?.free ?? 0)).toBe(Math.max(0, Number(seen?.counted) - Number(seen?.aside)))
    const [held] = await connections`
      select count(*)::int as aside from public.orders where is_aside and state = 'cancelled'`
    expect(held?.aside).toBe(0)
  }, 60_000)
})
