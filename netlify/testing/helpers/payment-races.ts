import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'

/** What a race stores in the end that may not be: empty where every promise held. */
export interface RaceOutcome {
  races: number
  /** How many payments the provider took. */
  paid: number
  faults: string[]
}

/** Numbers of 0 to 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const token = 500_000

/**
 * Plays so many races about a payment each: what the buyer pays through a link, once, twice or another
 * amount; the call about it, which comes, comes doubled, at the same time, late or never; the order that is
 * cancelled in between; and the pull. The functions of the database decide, on as many connections as `sql`
 * has; `outlet` takes the orders. In the end every payment of the provider stands once with its order, no
 * token is paid twice without waiting for a person, and the receipt vouchers have no gap.
 */
export async function racePayments(
  sql: postgres.Sql,
  { races, seed, outlet }: { races: number; seed: number; outlet: number },
): Promise<RaceOutcome> {
  const random = seeded(seed)
  const known = new Map<string, { order: string; paise: number }>()
  await sql`update public.payment_settings set cap_paise = 1000000, token_paise = ${token},
    refund_lines = '[{"when": "otherwise", "days": 0, "keptPercent": 10}]'`
  const [before] = await sql`select count(*)::int as count from public.payments where number is not null`
  const plans = Array.from({ length: races }, () => planOf(random, known))
  const atOnce = 40
  for (let first = 0; first < plans.length; first += atOnce)
    await Promise.all(plans.slice(first, first + atOnce).map((plan) => playRace(sql, plan, outlet)))
  return { races, paid: known.size, faults: await faultsOf(sql, plans, known, Number(before?.count)) }
}

interface Plan {
  order: string
  link: string
  payments: { id: string; paise: number }[]
  /** The calls in the order in which they set out, several at once; each tells of some payments. */
  calls: number[][]
  isCancelled: boolean
}

function planOf(random: () => number, known: Map<string, { order: string; paise: number }>): Plan {
  const order = randomUUID()
  const many = random() < 0.15 ? 2 : random() < 0.05 ? 0 : 1
  const payments = Array.from({ length: many }, () => ({
    id: `pay_${order.slice(0, 8)}${Math.floor(random() * 1e9)}`,
    paise: random() < 0.1 ? token - 10_000 : token,
  }))
  for (const { id, paise } of payments) known.set(id, { order, paise })
  const calls = payments.flatMap((_, at) => {
    const copies = random() < 0.2 ? 0 : random() < 0.3 ? 3 : 1
    return Array.from({ length: copies }, () => [at])
  })
  if (random() < 0.3) calls.push(payments.map((_, at) => at))
  calls.sort(() => random() - 0.5)
  return { order, link: `plink_${order.slice(0, 18)}`, payments, calls, isCancelled: random() < 0.1 }
}

async function playRace(sql: postgres.Sql, plan: Plan, outlet: number): Promise<void> {
  const { order, link, payments, calls, isCancelled } = plan
  await sql`with lead as (
      insert into public.leads (enquiry_table, enquiry_id, family, mobile, created_at)
      values ('product_enquiries', ${order}, 'sales', '', now()) returning id)
    insert into public.orders (id, lead_id, outlet_id, bike_name, price_paise, token_paise, next_step, next_on)
    select ${order}, id, ${outlet}, 'A', 10500000, ${token}, 'booked', current_date from lead`
  await sql`select private.keep_payment_link(${order}, ${link}, ${token}, ${`https://pay.example/${link}`})`
  const tell = async (places: readonly number[]) => {
    for (const at of places) {
      const payment = payments[at]
      if (!payment) continue
      const { id: paymentId, paise } = payment
      const told = { linkId: link, paymentId, paise, paidAt: new Date().toISOString() }
      await sql`select private.take_link_payment(${sql.json(told)})`
    }
  }
  await Promise.all([
    // The browser that comes back reads its order, which decides nothing.
    sql`select private.read_own_order(${order})`,
    ...calls.map(tell),
    isCancelled ? cancel(sql, order) : undefined,
  ])
  // The pull comes last, and the provider knows all.
  await tell(payments.map((_, at) => at))
}

/** Cancels an order as `private.cancel_order` does: its lead is locked first. */
function cancel(sql: postgres.Sql, order: string) {
  return sql.begin(async (one) => {
    await one`select from public.leads where id = (select lead_id from public.orders where id = ${order}) for update`
    await one`update public.orders set state = 'cancelled', cancelled_because = 'changed-mind', next_step = null,
      next_on = null where id = ${order}`
  })
}

async function faultsOf(
  sql: postgres.Sql,
  plans: readonly Plan[],
  known: ReadonlyMap<string, { order: string; paise: number }>,
  before: number,
): Promise<string[]> {
  const faults: string[] = []
  const rows = await sql`select order_id, reference, paise::int as paise, state, number from public.payments
    where order_id = any (${plans.map(({ order }) => order)}::uuid[])`
  const seen = new Set<string>()
  for (const { order_id, reference, paise } of rows) {
    const wanted = known.get(String(reference))
    if (seen.has(String(reference))) faults.push(`${reference} stands twice`)
    seen.add(String(reference))
    if (wanted?.order !== order_id || wanted?.paise !== paise) faults.push(`${reference} stands otherwise`)
  }
  for (const { payments, order } of plans) {
    for (const { id } of payments) if (!seen.has(id)) faults.push(`${id} is lost`)
    const received = rows.filter((row) => row.order_id === order && row.state === 'received')
    if (received.length > 1) faults.push(`${order} is paid twice`)
  }
  const places = rows.flatMap(({ number }) => (number ? [Number(String(number).split('/').at(-1))] : []))
  const wanted = places.map((_, at) => before + at + 1)
  if (JSON.stringify(places.toSorted((one, other) => one - other)) !== JSON.stringify(wanted))
    faults.push('The vouchers have a gap.')
  return faults
}
