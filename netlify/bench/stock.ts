import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { addOutlet } from '../../supabase/tests/appointment-fixtures.ts'
import { actAs, createCallers } from '../../supabase/tests/callers.ts'
import { median, quantile, timesOf } from './samples.ts'
import type { Say } from './section.ts'
import { printTable, verdict } from './table.ts'

const orders = 100_000
const units = 5_000
const models = 25
const outlets = 12
const calls = 60
/** Milliseconds in the database that nineteen of twenty calls may take at most. */
const mostAtP95 = 25

const questions = [
  { name: 'what stands at an outlet', sql: 'select public.stock_page(1)' },
  { name: 'single vehicles, the longest first', sql: 'select public.stock_ageing()' },
  { name: 'what visitors read of a model', sql: `select public.stock_of('MODEL7')` },
  { name: 'vehicles to choose for an order', sql: 'select public.free_units(private.claiming())' },
  {
    name: 'setting one aside for an order',
    sql: `select public.change_order_step(private.claiming(), jsonb_build_object('step', 'vehicle-set-aside',
      'doneOn', private.indian_day(now())))`,
  },
] as const

/**
 * Fills 100,000 orders and 5,000 single vehicles of 25 models at twelve outlets in a Postgres of its own, and
 * prints how long the questions about the stock take.
 */
export async function benchStock(say: Say): Promise<boolean> {
  const programs = findPostgres()
  if (!programs) {
    say('Stock: skipped, there is no Postgres 15 or newer on this machine.')
    return true
  }
  const server = await startPostgres(programs)
  try {
    await createCallers(server)
    await fill(server)
    // Filling takes longer on a busy machine than the sessions last.
    await server.query('update private.staff_sessions set started_at = now(), seen_at = now()')
    const rows = []
    for (const { name, sql } of questions) {
      const times = await actAs(server, 'active', () => timesOf(calls, () => server.script(sql)))
      rows.push({ name, half: median(times), p95: quantile(times, 0.95) })
    }
    printTable(
      say,
      `Stock: ${orders.toLocaleString('en')} orders, ${units.toLocaleString('en')} single vehicles, milliseconds in the database`,
      ['', 'median', 'p95', `budget ${mostAtP95} ms`],
      rows.map(({ name, half, p95 }) => [name, half, p95, verdict(p95 <= mostAtP95)]),
    )
    return rows.every(({ p95 }) => p95 <= mostAtP95)
  } finally {
    await server.close()
  }
}

/** Each model has two variants in four colours; one order in a hundred is open, the others were delivered. */
async function fill(server: PostgresServer): Promise<void> {
  for (let id = 1; id <= outlets; id++)
    await addOutlet((query, params) => server.query(query, params), id, [])
  await server.script(`
    update public.site_parts set is_on = true where id = 'stock';
    alter table public.leads disable trigger user;
    alter table public.orders disable trigger user;
    alter table public.order_steps disable trigger user;
    drop index if exists public.leads_search_text_idx, public.leads_letter_pairs_idx, public.leads_mobile_digits_idx;
    insert into public.vehicles (bike_name, display_name, category, body_type, price_paise)
    select 'MODEL' || n, 'Model ' || n, 'scooter', 'commuter', 9000000 from generate_series(1, ${models}) n;
    insert into public.variants (vehicle_id, name, price_paise)
    select id, name, 9000000 from public.vehicles cross join unnest('{Drum,Disc}'::text[]) as name;
    insert into public.colours (vehicle_id, name, swatch_image, image, paint)
    select id, name, '', '', '{#aa0000}' from public.vehicles
    cross join unnest('{Red,Black,Blue,Grey}'::text[]) as name;
    insert into public.stock (outlet_id, vehicle_id, variant_id, colour_id, counted, counted_at)
    select dealers.id, vehicles.id, kind.variant_id, kind.colour_id, 900, now()
    from public.dealers cross join public.vehicles cross join lateral private.kinds_of_vehicle(vehicles.id) as kind;
    insert into public.stock_units (stock_id, chassis_end, received_on)
    select (select min(id) from public.stock) + n % (select count(*) from public.stock), lpad(n::text, 6, '0'),
      current_date - n % 120
    from generate_series(1, ${units}) n;
    insert into public.leads (enquiry_table, enquiry_id, family, stage, name, mobile, model, created_at)
    select 'walk_ins', gen_random_uuid(), 'sales', case when n % 100 = 0 then 'booked' else 'delivered' end, 'Asha',
      '9' || lpad((n::bigint * 104729 % 1000000000)::text, 9, '0'), 'MODEL' || 1 + n % ${models}, now() - n * interval '15 minutes'
    from generate_series(1, ${orders}) n;
    insert into public.orders (id, lead_id, outlet_id, bike_name, variant, colour, price_paise, next_step, next_on, state,
      created_at, handed_over_on)
    select gen_random_uuid(), id, 1 + place % ${outlets}, model, (array['Drum', 'Disc'])[1 + place % 2],
      (array['Red', 'Black', 'Blue', 'Grey'])[1 + place / 2 % 4], 9000000,
      case when stage = 'booked' then 'vehicle-set-aside' end, case when stage = 'booked' then current_date end,
      case when stage = 'booked' then 'open' else 'done' end, created_at,
      case when stage <> 'booked' then (created_at + (place % 40) * interval '1 day')::date end
    from (select *, row_number() over (order by id)::integer as place from public.leads) as numbered;
    insert into public.order_steps (order_id, step, planned_on, done_on, done_by)
    select id, step, current_date,
      case when step = 'booked' then created_at::date when state = 'done' then created_at::date end,
      case when step = 'booked' or state = 'done' then 'x' else '' end
    from public.orders cross join unnest('{booked,vehicle-set-aside,registered,plate-fitted,handed-over}'::text[]) as step;
    alter table public.leads enable trigger user;
    alter table public.orders enable trigger user;
    alter table public.order_steps enable trigger user;
    create function private.claiming() returns uuid language sql volatile security definer set search_path = ''
    as $$ select id from public.orders where state = 'open' and stock_id is null limit 1 $$;
    grant execute on function private.claiming() to authenticated`)
  await server.script('vacuum analyze')
}
