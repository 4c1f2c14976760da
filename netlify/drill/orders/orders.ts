import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type OrderStepId, orderStepIds } from '#contract/orders/order-steps.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { planDays } from '#domain/orders/plan-days.ts'
import type { FunctionsHost } from '#server/local/functions/functions-host.ts'
import type { PostgresServer } from '#server/local/postgres/server.ts'
import { addOutlet } from '../../../supabase/tests/appointment-fixtures.ts'
import { doAtOnce } from '../at-once.ts'
import { killing } from '../crash.ts'
import { spread } from '../percentiles.ts'
import { openShakyStand } from '../shaky-stand.ts'
import { staffCookie } from '../staff-cookie.ts'
import { type AnsweredSteps, faultsOfOrders } from './order-faults.ts'

const desks = 16
const restAfterFailure = 200
const callsOfOrder = orderStepIds.length + 1

/** What two desks do with one order at the same time; the vehicle goes once both are done. */
const lanes: readonly (readonly OrderStepId[])[] = [
  ['vehicle-set-aside', 'invoiced', 'registered', 'plate-fitted'],
  ['loan-sanctioned', 'insured', 'ready'],
]
const last: readonly OrderStepId[] = ['handed-over', 'rc-card']

/**
 * Books so many orders and works all their steps, two desks an order, while Postgres is killed four times and
 * connections are reset; a call without a good answer is repeated as it was. It holds when no step that was
 * answered is lost, none is told twice, each order stands where its steps say, and the trail has each act
 * once.
 */
export async function ordersDrill(count: number, say: (line: string) => void): Promise<boolean> {
  const stand = await openShakyStand(say)
  if (!stand) return true
  const { server, proxy, functions } = stand
  try {
    const leads = await makeLeads(server, count)
    const killer = killing(server, count * callsOfOrder)
    const tally: Tally = { answered: new Map(), statuses: new Map(), times: [], refused: [] }
    const ask = caller(functions, await staffCookie(server), tally, killer.progress)
    await doAtOnce(leads.entries(), desks / lanes.length, ([place, lead]) => workOrder(ask, lead, place))
    await killer.settled()
    const faults = [...tally.refused, ...(await faultsOfOrders(server, tally.answered, callsOfOrder))]
    const statuses = [...tally.statuses].map(([status, times]) => `${status} × ${times}`).join(', ')
    say(`${count} orders with ${tally.answered.size} acts, ${killer.kills()} kills, ${proxy.resets()} resets`)
    say(`answers: ${statuses}; good ones ${spread(tally.times)}`)
    say(`${faults.length} faults`)
    for (const fault of faults.slice(0, 20)) say(fault)
    return faults.length === 0 && tally.answered.size === count * callsOfOrder
  } finally {
    await stand.close()
  }
}

interface Tally {
  answered: AnsweredSteps
  statuses: Map<number, number>
  times: number[]
  /** Acts that were refused for good, which none may be. */
  refused: string[]
}

/** Leads of sales at outlet 1, by their ids. */
async function makeLeads(server: PostgresServer, count: number): Promise<string[]> {
  await addOutlet((query, params) => server.query(query, params), 1, [])
  const { rows } = await server.query(
    `insert into public.leads (enquiry_table, enquiry_id, family, name, mobile, outlet_id, created_at)
     select 'product_enquiries', gen_random_uuid(), 'sales', 'Buyer ' || n, (9000000000 + n)::text, 1, now()
     from generate_series(1, $1) n returning id::text`,
    [count],
  )
  return rows.map(({ id }) => String(id))
}

type Ask = (act: string, order: string, method: string, path: string, body: object) => Promise<void>

/** Calls as staff until the answer is good, and notes the act as answered. */
function caller(
  functions: FunctionsHost,
  cookie: string,
  { answered, statuses, times, refused }: Tally,
  progress: (done: number) => void,
): Ask {
  const headers = { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' }
  return async (act, order, method, path, body) => {
    for (;;) {
      const started = performance.now()
      const request = new Request(`http://localhost${path}`, { method, headers, body: JSON.stringify(body) })
      const answer = await functions.fetch(request)
      const words = (await answer?.text()) ?? ''
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 200 && status < 300) {
        times.push(performance.now() - started)
        answered.set(`${order} ${act}`, { order, act })
        return progress(answered.size)
      }
      if (status >= 400 && status < 500) {
        refused.push(`${act} of ${order} was refused: ${status} ${words.slice(0, 200)}`)
        return
      }
      await setTimeout(restAfterFailure)
    }
  }
}

async function workOrder(ask: Ask, leadId: string, place: number): Promise<void> {
  const today = indianDay(new Date())
  const later = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))
  const id = randomUUID()
  const steps = planDays(today, later(9), orderStepIds)
  const booking = { id, leadId, outletId: 1, bikeName: 'SP125', price: '1,05,000', steps }
  await ask('booked', id, 'POST', '/api/orders', booking)
  const path = `/api/orders/${id}/steps`
  const finish = (step: OrderStepId) =>
    ask(step, id, 'PATCH', path, {
      step,
      doneOn: today,
      seen: { doneOn: null },
      ...(step === 'registered' && { registrationNumber: `OD02AB${1000 + (place % 9000)}` }),
    })
  const move = () =>
    ask('moved', id, 'PATCH', path, { step: 'ready', plannedOn: later(20), because: 'fitting' })
  await Promise.all(
    lanes.map(async (lane, at) => {
      if (at === 1) await move()
      for (const step of lane) await finish(step)
    }),
  )
  for (const step of last) await finish(step)
}
