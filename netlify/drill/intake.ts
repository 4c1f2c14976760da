import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hostFunctions } from '#server/local/functions/functions-host.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { makeKeys } from '#server/local/supabase/keys.ts'
import type { VendorCall } from '#server/local/vendors/recorded-calls.ts'
import { collectDeliveries } from '#server/services/doors/collect.ts'
import { sealSecret } from '#server/services/doors/door-secret.ts'
import { openFakeGraph } from '#server/testing/helpers/graph-api.ts'
import { doAtOnce } from './at-once.ts'
import { drainAll, killing, silence } from './crash.ts'
import { deliveriesOfDrill } from './intake-deliveries.ts'
import { within } from './percentiles.ts'
import { resetProxy } from './process/reset-proxy.ts'
import { restAdapter } from './process/rest-adapter.ts'

const senders = 16
const resetShare = 0.01
const answerLimitMs = 1_000
const restAfterFailure = 200

/**
 * Hands over deliveries of all doors, one in twenty doubled and all shuffled, while Postgres is killed four
 * times and connections are reset. Answers whether each became one lead and 99 of 100 answers came within a
 * second.
 */
export async function intakeDrill(count: number, say: (line: string) => void): Promise<boolean> {
  const programs = findPostgres()
  if (!programs) {
    say('Intake drill: skipped, there is no Postgres 15 or newer on this machine.')
    return true
  }
  const server = await startPostgres(programs)
  const keys = makeKeys()
  const graph = await openFakeGraph()
  const proxy = await resetProxy(server.port, resetShare)
  const adapter = await restAdapter(proxy.port, keys)
  const folder = await mkdtemp(join(tmpdir(), 'dealer-drill-'))
  Object.assign(process.env, {
    SUPABASE_URL: adapter.url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SECOND_STORE_FOLDER: folder,
    SECOND_STORE_KEY: keys.secondStoreKey,
    META_APP_SECRET: 'app-secret',
    META_VERIFY_TOKEN: 'verify',
    META_ACCESS_TOKEN: 'page-token',
    META_GRAPH_URL: graph.url,
  })
  await openDoors(server)
  const quiet = silence()
  try {
    const functions = await hostFunctions()
    const { calls, ids } = deliveriesOfDrill(count, graph.leads)
    const killer = killing(server, calls.length)
    const times: number[] = []
    const statuses = new Map<number, number>()
    let done = 0
    await doAtOnce(calls, senders, async (call) => {
      await hand(call, functions, times, statuses)
      killer.progress(++done)
    })
    await killer.settled()
    proxy.calm()
    await drainAll()
    await collectAll(server)
    return await judge(server, { ids, calls: calls.length, times, statuses, kills: killer.kills(), say })
  } finally {
    quiet()
    adapter.close()
    proxy.close()
    await Promise.all([graph.close(), server.close()])
    await rm(folder, { recursive: true, force: true })
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

/** Hands a call over as its sender does: again after a pause, until it is answered 200. */
async function hand(
  sent: () => VendorCall,
  functions: Awaited<ReturnType<typeof hostFunctions>>,
  times: number[],
  statuses: Map<number, number>,
): Promise<void> {
  for (;;) {
    const { method, path, headers, body = null } = sent()
    const started = performance.now()
    const answer = await functions.fetch(new Request(`http://localhost${path}`, { method, headers, body }))
    await answer?.arrayBuffer()
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 200) {
      times.push(performance.now() - started)
      return
    }
    await setTimeout(restAfterFailure)
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

interface Facts {
  ids: readonly string[]
  calls: number
  times: readonly number[]
  statuses: ReadonlyMap<number, number>
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
