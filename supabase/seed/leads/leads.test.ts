import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { demoColleagues, demoStaff } from '../accounts.ts'
import { seed } from '../seed.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
  for (const { userId, name, role, outletIds } of [...demoStaff, ...demoColleagues]) {
    const email = `${userId}@dealer.example`
    const { rows } = await database.query(
      'insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id',
      [email],
    )
    await database.query(
      'insert into public.staff (id, user_id, name, email, role, outlet_ids) values ($1, $2, $3, $4, $5, $6)',
      [rows[0]?.id, userId, name, email, role, outletIds],
    )
  }
})
afterAll(() => database.close())

const one = async (sql: string, params: unknown[] = []) =>
  Object.values((await database.query(sql, params)).rows[0] ?? {})[0]
const count = async (from: string, params: unknown[] = []) =>
  Number(await one(`select count(*)::integer from ${from}`, params))

describe.each([
  ['nine on a Monday', '2026-11-23T03:30:00Z'],
  ['one on a Thursday', '2026-11-26T07:30:00Z'],
  ['nine in the evening of a Saturday', '2026-11-28T15:30:00Z'],
  ['half past ten on a Sunday', '2026-11-22T05:00:00Z'],
  ['noon of a day on which all are closed', '2027-01-26T06:30:00Z'],
  ['shortly after a midnight', '2026-12-08T18:40:00Z'],
])('a demo that begins at %s', (_, moment) => {
  const now = [moment]
  beforeAll(async () => {
    await database.script('begin')
    await seed(database.query, { now: new Date(moment) })
  })
  afterAll(() => database.script('rollback'))

  test('has people who wait: some came today, one promise is broken, others are due', async () => {
    const waits = 'public.leads where is_open and answered_at is null'
    expect(
      await count(`${waits} and private.indian_day(created_at) = private.indian_day($1::timestamptz)`, now),
    ).toBeGreaterThanOrEqual(3)
    expect(await count(`${waits} and promised_at < $1::timestamptz`, now)).toBe(1)
    const inOneDay = `${waits} and promised_at between $1::timestamptz and $1::timestamptz + interval '3 days'`
    for (const family of ['sales', 'service'])
      expect(await count(`${inOneDay} and family = '${family}'`, now)).toBeGreaterThanOrEqual(2)
    const kept = 'public.leads where answered_at <= promised_at'
    expect(await count(kept)).toBeGreaterThan(
      5 * (await count('public.leads where answered_at > promised_at')),
    )
  })

  test('has work in every tab: for today, late, and later', async () => {
    const listed = 'public.leads where is_listed and'
    const dayEnd = 'private.indian_day_start(private.indian_day($1::timestamptz) + 1)'
    // In the evening, and on a day on which nobody works, little is left to do on the day itself.
    expect(await count(`${listed} next_at < ${dayEnd}`, now)).toBeGreaterThanOrEqual(4)
    expect(await count(`${listed} next_at >= ${dayEnd}`, now)).toBeGreaterThan(8)
    const late = await count(`${listed} late_at <= $1::timestamptz`, now)
    expect(late).toBeGreaterThanOrEqual(3)
    expect(late).toBeLessThan(9)
  })

  test('has next steps: one of sales and one of service late, the others ahead', async () => {
    const steps = 'public.leads where is_open and due_at is not null'
    expect(await count(`${steps} and due_at < $1::timestamptz`, now)).toBe(2)
    expect(await count(`${steps} and due_at >= $1::timestamptz and next_step <> ''`, now)).toBeGreaterThan(8)
    expect(await count('public.leads where not is_open and due_at is not null')).toBe(0)
    expect(await count('public.leads where due_at < created_at')).toBe(0)
  })

  test('has leads in every stage, for every member of staff and at every outlet', async () => {
    const missing = await database.query(`
      select family || ' ' || stage as name from private.lead_stages stages where not exists (
        select from public.leads where leads.family = stages.family and leads.stage = stages.stage)
      union all select name from public.staff where not exists (
        select from public.leads where assignee_id = staff.id)
      union all select name from public.dealers where not exists (
        select from public.leads where outlet_id = dealers.id)`)
    expect(missing.rows).toEqual([])
    expect(await count('public.leads where is_open and assignee_id is null')).toBeGreaterThan(4)
    expect(
      Number(
        await one(
          'select max(share) from (select count(*)::float / sum(count(*)) over () as share from public.leads where outlet_id is not null group by outlet_id) as shares',
        ),
      ),
    ).toBeLessThan(0.4)
  })

  test('has appointments before and after, at the outlets of their leads and within their plans', async () => {
    expect(
      await count(`public.appointments where state = 'booked' and starts_at > $1::timestamptz`, now),
    ).toBeGreaterThanOrEqual(8)
    expect(
      Number(await one(`select count(distinct outlet_id) from public.appointments where state = 'booked'`)),
    ).toBeGreaterThanOrEqual(4)
    // Of those who come next some gave no address, so that the screens show whom to call.
    expect(
      await count(
        `public.appointments join public.leads lead using (enquiry_table, enquiry_id)
         where state = 'booked' and starts_at > $1::timestamptz and starts_at < $1::timestamptz + interval '4 days'
           and not private.is_mailed(lead)`,
        now,
      ),
    ).toBeGreaterThanOrEqual(2)
    expect(await count(`public.appointments where state = 'done'`)).toBeGreaterThan(50)
    expect(await count(`public.appointments where state = 'no-show'`)).toBeGreaterThan(2)
    expect(
      await count(`public.appointments join public.leads using (enquiry_table, enquiry_id)
        where leads.outlet_id is distinct from appointments.outlet_id or not exists (
          select from private.slots_of(appointments.outlet_id, purpose, private.indian_day(starts_at), private.indian_day(starts_at)) slot
          where slot.starts_at = appointments.starts_at and slot.minutes = appointments.minutes and place between 1 and slot.places)`),
    ).toBe(0)
  })

  test('has quotations that were given, agreed to and changed, and orders at several steps', async () => {
    const newest = `public.quotations known where not exists (
      select from public.quotations later where later.first_id = known.first_id and later.version > known.version)`
    expect(await count(`${newest} and state = 'sent'`)).toBeGreaterThanOrEqual(2)
    expect(await count(`${newest} and state = 'agreed'`)).toBeGreaterThanOrEqual(6)
    expect(await count('public.quotations where version = 2')).toBe(1)
    const today = 'private.indian_day($1::timestamptz)'
    expect(await count(`public.orders where state = 'open' and next_on < ${today}`, now)).toBe(1)
    expect(
      await count(`public.orders where state = 'open' and next_on >= ${today}`, now),
    ).toBeGreaterThanOrEqual(3)
    expect(
      Number(await one(`select count(distinct next_step)::integer from public.orders where state = 'open'`)),
    ).toBeGreaterThanOrEqual(3)
    expect(await count(`public.orders where state = 'done'`)).toBeGreaterThanOrEqual(1)
    expect(await count(`public.orders where state = 'cancelled'`)).toBe(1)
    // A lead stands where its order is, and the steps are those that an order notes as its next one.
    expect(
      await count(`public.orders join public.leads on leads.id = lead_id where leads.stage <> case
        when state = 'cancelled' then 'lost'
        when exists (select from public.order_steps where order_id = orders.id and step = 'handed-over' and done_on is not null)
          then 'delivered' else 'booked' end`),
    ).toBe(0)
    expect(
      await count(`public.orders where state = 'open' and (next_on, next_step) is distinct from (
        select (planned_on, step) from public.order_steps where order_id = orders.id and done_on is null
        order by planned_on, array_position(private.order_step_ids(), step) limit 1)`),
    ).toBe(0)
    expect(await count(`public.order_steps where done_on > ${today}`, now)).toBe(0)
    const behind = `public.order_steps one join public.order_steps other using (order_id)
      where array_position(private.order_step_ids(), one.step) < array_position(private.order_step_ids(), other.step)`
    expect(await count(`${behind} and one.planned_on > other.planned_on`)).toBe(0)
    expect(await count(`${behind} and one.done_on is null and other.done_on is not null`)).toBe(0)
    // What a lead is to do next is what its papers say.
    const deliveries = `public.orders join public.leads on leads.id = lead_id
      join public.order_steps on order_id = orders.id and step = 'handed-over'
      where state = 'open' and done_on is null`
    expect(await count(deliveries)).toBeGreaterThanOrEqual(3)
    expect(await count(`${deliveries} and private.indian_day(due_at) is distinct from planned_on`)).toBe(0)
    expect(await count(`${deliveries} and leads.next_step not like 'Deliver%'`)).toBe(0)
    expect(
      await count(`public.leads where next_step like 'Ask%' and exists (
        select from public.quotations where lead_id = leads.id and state = 'agreed')`),
    ).toBe(0)
    expect(
      await count(
        `public.quotations where not private.has_price(bike_name, variant, (sheet #>> '{lines,0,paise}')::bigint)`,
      ),
    ).toBe(0)
  })

  test('tries nobody out who wants to open an outlet', async () => {
    const partners = `public.leads where enquiry_table = 'network_applications'`
    expect(await count(partners)).toBeGreaterThan(2)
    expect(await count(`${partners} and next_step in ('Day of trial', 'Ask for the certificates')`)).toBe(0)
  })

  test('has nothing that has not happened yet, and promises and plans nothing for the night', async () => {
    for (const [table, column] of [
      ['leads', 'created_at'],
      ['leads', 'answered_at'],
      ['leads', 'touched_at'],
      ['lead_events where kind <> $$marked$$ and true', 'created_at'],
      ['walk_ins', 'created_at'],
    ] as const) {
      const [name = '', also] = table.split(' where ')
      const past = `public.${name} where ${also ?? 'true'} and ${column} > $1::timestamptz`
      expect([table, column, await count(past, now)]).toEqual([table, column, 0])
    }
    for (const column of ['due_at', 'promised_at'])
      expect(
        await count(
          `public.leads where ${column} is not null and (${column} at time zone 'Asia/Kolkata')::time not between '09:00' and '20:00'`,
        ),
      ).toBe(0)
  })

  test('has people who write plainly', async () => {
    const { rows } = await database.query(
      `select name, message from public.leads where name || message ~ '[<>=;{}]' or char_length(message) > 120`,
    )
    expect(rows).toEqual([])
  })

  test('has a weekly rhythm, three languages and several sources', async () => {
    const onDay = (day: number) =>
      count(`public.leads where extract(isodow from private.indian_day(created_at)) = ${day}`)
    expect(await onDay(6)).toBeGreaterThan(1.5 * (await onDay(7)))
    expect(await one('select count(distinct language)::integer from public.enquiry_contexts')).toBe(3)
    expect(await one('select count(distinct source)::integer from public.leads')).toBeGreaterThanOrEqual(7)
    expect(
      await one(`select count(distinct private.indian_day(created_at))::integer from public.leads`),
    ).toBeGreaterThan(55)
  })

  test('has one entry in quarantine, one number not to call, one person who wrote three times, and prices for midnight', async () => {
    expect(await one(`select sum(quarantined_count)::integer from private.report_day_counts`)).toBe(1)
    expect(await count(`public.contact_marks where mark = 'do-not-call'`)).toBe(1)
    const { rows } = await database.query(
      'select count(*)::integer as leads from public.leads group by name having count(*) > 1',
    )
    expect(rows).toEqual([{ leads: 3 }])
    expect(
      await count(
        `public.price_batches where state = 'waiting' and due_at = private.indian_day_start(private.indian_day($1::timestamptz) + 1)`,
        now,
      ),
    ).toBe(1)
    expect(await count('public.walk_ins')).toBeGreaterThan(10)
    expect(await count('private.mails')).toBe(0)
  })
})
