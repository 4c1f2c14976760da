import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { addOutlet } from '../../supabase/tests/appointment-fixtures.ts'
import { actAs, createCallers } from '../../supabase/tests/callers.ts'
import { quantile, timesOf } from './samples.ts'
import type { Say } from './section.ts'
import { printTable, verdict } from './table.ts'

const orders = 100_000
/** So many are open: more than any dealer has, so that pages are deep. */
const open = 20_000
const calls = 100
/** Milliseconds within which 95 of 100 answers come. */
const most = 25

interface Question {
  name: string
  /** Asks about the order of this id, or its lead, where it is about one. */
  sql: (order: string, lead: string) => string
  as?: 'role sales' | 'role service' | 'service'
}

const questions: readonly Question[] = [
  { name: 'list, open', sql: () => `select public.orders_page('open')` },
  { name: 'list, open, page 40', sql: () => `select public.orders_page('open', page_number => 40)` },
  { name: 'list, open, page 800', sql: () => `select public.orders_page('open', page_number => 800)` },
  { name: 'list, late', sql: () => `select public.orders_page('late')` },
  { name: 'list, late, page 20', sql: () => `select public.orders_page('late', page_number => 20)` },
  { name: 'list, this week', sql: () => `select public.orders_page('week')` },
  { name: 'list, this week, page 40', sql: () => `select public.orders_page('week', page_number => 40)` },
  { name: 'list, one outlet', sql: () => `select public.orders_page('open', 2)` },
  { name: 'list, one outlet, page 40', sql: () => `select public.orders_page('open', 2, 40)` },
  { name: 'search of a number', sql: () => `select public.orders_page('open', typed => '9000012345')` },
  { name: 'list for service', sql: () => `select public.orders_page('open')`, as: 'role service' },
  {
    name: 'search of a buyer in the inbox',
    sql: () => `select public.inbox_page('all', term => '9000012345')`,
  },
  { name: 'one order with its lead', sql: (_, lead) => `select public.read_lead('${lead}')` },
  { name: "the buyer's page", sql: (order) => `select public.read_own_order('${order}')`, as: 'service' },
  {
    name: 'a step',
    sql: (order) =>
      `select public.change_order_step('${order}', jsonb_build_object('step', 'insured', 'doneOn', private.indian_day(now())))`,
    as: 'role sales',
  },
  {
    name: 'a payment',
    sql: (order) =>
      `select public.receive_payment('${order}', jsonb_build_object('id', gen_random_uuid(), 'paise', 100, 'way', 'cash', 'reference', '',
         'paid_on', private.indian_day(now())), 500000)`,
    as: 'role sales',
  },
]

/**
 * Fills 100,000 orders of three years, a fifth of them open, with their steps and payments, in a Postgres of
 * its own, and prints how soon lists, one order, the buyer's page, a step and a payment are answered.
 */
export async function benchOrders(say: Say): Promise<boolean> {
  const programs = findPostgres()
  if (!programs) {
    say('Orders: skipped, there is no Postgres 15 or newer on this machine.')
    return true
  }
  const server = await startPostgres(programs)
  try {
    await createCallers(server)
    await fillOrders(server)
    const { rows: some } = await server.query(
      `select id::text, lead_id::text from public.orders where state = 'open' order by id limit $1`,
      [calls + 20],
    )
    await server.query('update private.staff_sessions set started_at = now(), seen_at = now()')
    const rows = []
    for (const { name, sql, as = 'active' } of questions) {
      let turn = 0
      const ask = () => {
        const one = some[turn++ % some.length]
        return server.script(sql(String(one?.id), String(one?.lead_id)))
      }
      const times = await actAs(server, as, () => timesOf(calls, ask, { warmUp: 10 }))
      const p95 = quantile(times, 0.95)
      rows.push([name, quantile(times, 0.5), p95, `≤ ${most}`, verdict(p95 <= most)])
    }
    const title = `Orders: milliseconds in the database at ${orders.toLocaleString('en')}, ${open.toLocaleString('en')} of them open`
    printTable(say, title, ['what', 'median', 'p95', 'budget', ''], rows)
    return rows.every((row) => row.at(-1) === verdict(true))
  } finally {
    await server.close()
  }
}

async function fillOrders(server: PostgresServer): Promise<void> {
  for (const outlet of [1, 2, 3]) await addOutlet((sql, params) => server.query(sql, params), outlet, [])
  for (const table of ['leads', 'orders', 'order_steps', 'payments'])
    await server.script(`alter table public.${table} disable trigger user`)
  await server.query(
    `insert into public.leads (enquiry_table, enquiry_id, family, stage, name, mobile, model, outlet_id, created_at)
     select 'product_enquiries', gen_random_uuid(), 'sales', case when n <= $2::integer then 'booked' else 'delivered' end,
       'Buyer ' || n, (9000000000 + n)::text, 'MODEL' || n % 25, 1 + n % 3, now() - n * interval '15 minutes'
     from generate_series(1, $1::integer) n`,
    [orders, open],
  )
  await server.query(
    `insert into public.orders (id, lead_id, outlet_id, bike_name, variant, colour, price_paise, token_paise, state, next_step,
       next_on, created_at, handed_over_on, cancelled_because)
     select gen_random_uuid(), id, outlet_id, model, 'Disc', 'Red', 10500000, 500000,
       case when n <= $1::integer then 'open' when n % 10 = 0 then 'cancelled' else 'done' end,
       case when n <= $1::integer then 'insured' end, case when n <= $1::integer then current_date - 3 + n % 30 end,
       created_at, case when n > $1::integer and n % 10 > 0 then created_at::date + 12 end,
       case when n > $1::integer and n % 10 = 0 then 'changed-mind' else '' end
     from (select leads.*, right(mobile, 9)::integer as n from public.leads) as leads`,
    [open],
  )
  await server.script(
    `insert into public.order_steps (order_id, step, planned_on, done_on, done_by)
     select id, step, coalesce(next_on, created_at::date + place::integer),
       case when state <> 'open' or place < 5 then created_at::date end, case when state <> 'open' or place < 5 then 'Asha' else '' end
     from public.orders, unnest(private.order_step_ids()) with ordinality as steps (step, place);
     insert into public.order_moves (order_id, step, from_on, to_on, because)
     select id, 'insured', created_at::date, created_at::date + 2, 'insurance' from public.orders;
     insert into public.payments (id, order_id, paise, way, paid_on, received_at, number, goods, refund_lines)
     select id, id, 500000, 'cash', created_at::date, created_at, 'RV/' || left(lead_id::text, 24), 'SP125', '[]' from public.orders;
     update public.payment_settings set cap_paise = 100000000, refund_lines = '[{"when": "otherwise", "days": 0, "keptPercent": 10}]'`,
  )
  for (const table of ['leads', 'orders', 'order_steps', 'payments']) {
    await server.script(`alter table public.${table} enable trigger user`)
    await server.script(`vacuum analyze public.${table}`)
  }
  await server.script('vacuum analyze public.order_moves')
}
