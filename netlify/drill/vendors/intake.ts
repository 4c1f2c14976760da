import type { PostgresServer } from '#server/local/postgres/server.ts'
import { collectDeliveries } from '#server/services/doors/collect.ts'
import { sealSecret } from '#server/services/doors/door-secret.ts'
import { openFakeGraph } from '#server/testing/helpers/meta/leads-api.ts'
import { doAtOnce } from '../at-once.ts'
import { drainAll, killing } from '../crash.ts'
import { within } from '../percentiles.ts'
import { openShakyStand } from '../shaky-stand.ts'
import { type Answered, handOver } from './hand-over.ts'
import { deliveriesOfDrill } from './intake-deliveries.ts'

const senders = 16
const answerLimitMs = 1_000

/**
 * Hands over deliveries of all doors, one in twenty doubled and all shuffled, while Postgres is killed four
 * times and connections are reset. Answers whether each became one lead and 99 of 100 answers came within a
 * second.
 */
export async function intakeDrill(count: number, say: (line: string) => void): Promise<boolean> {
  const graph = await openFakeGraph()
  const stand = await openShakyStand(say, {
    META_APP_SECRET: 'app-secret',
    META_VERIFY_TOKEN: 'verify',
    META_ACCESS_TOKEN: 'page-token',
    META_GRAPH_URL: graph.url,
  })
  if (!stand) {
    await graph.close()
    return true
  }
  const { server, functions, proxy } = stand
  try {
    await openDoors(server)
    const { calls, ids } = deliveriesOfDrill(count, graph.leads)
    const killer = killing(server, calls.length)
    const answered: Answered = { statuses: new Map(), times: [] }
    let done = 0
    await doAtOnce(calls, senders, async (call) => {
      await handOver(functions, call, answered)
      killer.progress(++done)
    })
    await killer.settled()
    proxy.calm()
    await drainAll()
    await collectAll(server)
    return await judge(server, { ids, calls: calls.length, ...answered, kills: killer.kills(), say })
  } finally {
    await Promise.all([graph.close(), stand.close()])
  }
}

/** Makes a door for each sender, with the secret `key`. */
async function openDoors(server: PostgresServer): Promise<void> {
  for (const vendor of ['meta', 'google', 'calls', 'signed']) {
    await server.query('insert into public.doors (slug, vendor, title, is_on) values ($1, $2, $2, true)', [
      `a-${vendor}`,
      vendor,
    ])
    await server.query(
      `insert into private.door_secrets (door_id, sealed) select id, $2 from public.doors where slug = $1`,
      [`a-${vendor}`, sealSecret(`a-${vendor}`, 'key')],
    )
  }
}

/** Fetches the fields of Meta's leads until nothing waits; gives up after 200 runs. */
async function collectAll(server: PostgresServer): Promise<void> {
  for (let run = 0; run < 200; run++) {
    await server.query(`update private.deliveries set next_try_at = now() where state = 'waiting'`)
    await collectDeliveries()
    const { rows } = await server.query(`select 1 from private.deliveries where state = 'waiting' limit 1`)
    if (rows.length === 0) return
  }
}

interface Facts extends Answered {
  ids: readonly string[]
  calls: number
  kills: number
  say: (line: string) => void
}

async function judge(
  server: PostgresServer,
  { ids, calls, times, statuses, kills, say }: Facts,
): Promise<boolean> {
  const { rows } = await server.query(
    `select count(*)::integer as leads, count(distinct mobile)::integer as people,
       count(distinct enquiry_id)::integer as enquiries
     from public.leads where enquiry_table in ('outside_enquiries', 'phone_calls')`,
  )
  const { leads = 0, people = 0 } = (rows[0] ?? {}) as { leads?: number; people?: number }
  const lost = ids.length - people
  const twice = leads - people
  const p99 = within(times, 0.99)
  const lines: [string, string | number][] = [
    ['leads sent', ids.length],
    ['calls, doubled ones too', calls],
    ['kills of Postgres', kills],
    ...[...statuses].map(([status, times]): [string, number] => [`answers ${status}`, times]),
    ['200 within, half of them', `${within(times, 0.5)} ms`],
    ['200 within, 99 %', `${p99} ms`],
    ['200 within, slowest', `${within(times, 1)} ms`],
    ['lost', lost],
    ['twice', twice],
  ]
  for (const [what, value] of lines) say(`${what.padEnd(32)}${String(value).padStart(10)}`)
  return lost === 0 && twice === 0 && p99 <= answerLimitMs
}
