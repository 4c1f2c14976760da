import type { PostgresServer } from '#server/local/postgres/server.ts'

/**
 * The acts that staff were told are done, by order and act: `booked`, `moved` for a moved day, or the step.
 */
export type AnsweredSteps = Map<string, { order: string; act: string }>

/** Each query answers the orders of one kind of fault; what staff did is in `answered` (order_id, act). */
const questions: Record<string, string> = {
  'an answered step is lost': `
    select order_id::text || ' ' || act as what from answered
    where act not in ('moved') and not exists (
      select from public.order_steps where order_steps.order_id = answered.order_id and step = act and done_on is not null)`,
  'a moved day is lost or stands twice': `
    select order_id::text as what from answered
    where act = 'moved' and (
      select count(*) from public.order_moves where order_moves.order_id = answered.order_id) <> 1`,
  'a lead has not one order': `
    select lead_id::text as what from public.orders group by lead_id having count(*) <> 1`,
  'an act is not told once at the lead': `
    select orders.id::text || ' ' || step as what
    from public.orders join public.order_steps on order_id = orders.id
    where done_on is not null and step <> 'booked' and (
      select count(*) from public.lead_events
      where lead_events.lead_id = orders.lead_id and kind = 'order' and value = step and words like 'done %') <> 1`,
  'the trail has an act not once': `
    select orders.id::text || ' ' || step as what
    from public.orders join public.order_steps on order_id = orders.id
    where (
      select count(*) from public.audit_events
      where row_id = orders.lead_id::text and subject like '% · order, ' || replace(step, '-', ' '))
      <> (step <> 'booked' and done_on is not null)::integer
        + (select count(*) from public.order_moves moved where moved.order_id = orders.id and moved.step = order_steps.step)`,
  'an order stands elsewhere than its steps say': `
    select orders.id::text as what from public.orders
    left join lateral (
      select step, planned_on from public.order_steps where order_id = orders.id and done_on is null
      order by planned_on, array_position(private.order_step_ids(), step) limit 1) as coming on true
    where (orders.state, orders.next_step, orders.next_on, orders.handed_over_on) is distinct from
      (case when coming.step is null then 'done' else 'open' end, coming.step, coming.planned_on,
        private.step_done_on(orders.id, 'handed-over'))`,
  'a lead stands elsewhere than its order': `
    select leads.id::text as what from public.leads join public.orders on lead_id = leads.id
    where stage <> case when handed_over_on is null then 'booked' else 'delivered' end
      or (select count(*) from public.lead_events where lead_events.lead_id = leads.id and kind = 'stage')
        <> case when handed_over_on is null then 1 else 2 end`,
}

/** What is wrong with the orders after a drill in which each of them had so many acts. */
export async function faultsOfOrders(
  server: PostgresServer,
  answered: AnsweredSteps,
  acts: number,
): Promise<string[]> {
  await server.script('create temporary table answered (order_id uuid, act text)')
  await server.query(
    `insert into answered select (one ->> 'order')::uuid, one ->> 'act' from jsonb_array_elements($1::text::jsonb) as one`,
    [JSON.stringify([...answered.values()])],
  )
  // A booking writes the row and settles it, and each act after it counts once.
  const versions = `select id::text || ' ' || version as what from public.orders where version <> ${acts + 1}`
  const faults: string[] = []
  for (const [fault, query] of Object.entries({ ...questions, 'an act counts twice': versions })) {
    const { rows } = await server.query(query)
    faults.push(...rows.map(({ what }) => `${fault}: ${String(what)}`))
  }
  return faults
}
