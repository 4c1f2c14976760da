import { setTimeout } from 'node:timers/promises'
import type { PostgresServer } from '#server/local/postgres/server.ts'
import { drainSecondStore } from '#server/services/enquiries/drain.ts'
import { liftEnquiryLimits } from '#server/testing/helpers/enquiry-limits.ts'
import { type Ledger, sendAll } from './clients.ts'
import { within } from './percentiles.ts'
import { openShakyStand } from './shaky-stand.ts'

const clients = 16
const kills = 4
const downFor = 2_000

/**
 * Sends enquiries through the functions while Postgres is killed and its connections are reset, drains the
 * second store, and compares the acknowledged enquiries with the rows. Answers whether none was lost or
 * doubled, and each row has exactly one lead.
 */
export async function crashDrill(count: number, say: (line: string) => void): Promise<boolean> {
  const stand = await openShakyStand(say)
  if (!stand) return true
  const { server, functions, proxy, adapter } = stand
  try {
    await liftEnquiryLimits(server.query)
    const killer = killing(server, count)
    const ledger = await sendAll(functions, { count, clients, progress: killer.progress })
    await killer.settled()
    proxy.calm()
    await drainAll()
    const faults: [string, number][] = [
      ['kills of Postgres', killer.kills()],
      ['connections reset', proxy.resets()],
      ['deaths of the API before it', adapter.restarts()],
    ]
    return await judge(server, ledger, { count, faults, say })
  } finally {
    await stand.close()
  }
}

/**
 * Kills the server each time another fifth of the enquiries is acknowledged, and starts it again two seconds
 * later.
 */
export function killing(server: PostgresServer, count: number) {
  let killed = 0
  let revival = Promise.resolve()
  let isUp = true
  const fall = async () => {
    isUp = false
    server.kill()
    await setTimeout(downFor)
    await server.revive()
    isUp = true
  }
  return {
    progress: (done: number) => {
      if (!isUp || killed >= kills || done < ((killed + 1) * count) / (kills + 1)) return
      killed++
      revival = fall()
    },
    settled: () => revival,
    kills: () => killed,
  }
}

/** Drains as the schedule would until nothing waits; gives up after 200 runs. */
export async function drainAll(): Promise<void> {
  for (let run = 0; run < 200; run++) {
    const { waiting, stored } = await drainSecondStore()
    if (waiting === 0 && stored === 0) return
  }
}

async function judge(
  server: PostgresServer,
  ledger: Ledger,
  facts: { count: number; faults: [string, number][]; say: (line: string) => void },
): Promise<boolean> {
  const { rows } = await server.query(
    `select id::text, mobile, is_quarantined,
       (select count(*)::integer from public.leads
        where enquiry_table = 'product_enquiries' and enquiry_id = enquiry.id) as leads
     from public.product_enquiries enquiry`,
  )
  const standing = new Set(rows.map(({ id }) => id))
  const lost = [...ledger.acknowledged.keys()].filter((id) => !standing.has(id)).length
  const duplicates = rows.length - new Set(rows.map(({ mobile }) => mobile)).size
  const quarantined = rows.filter(({ is_quarantined }) => is_quarantined).length
  const leadless = rows.filter(({ leads }) => leads !== 1).length
  const statuses = [...ledger.acknowledged.values()]
  const at = (share: number) => `${within(ledger.times, share)} ms`
  const lines: [string, string | number][] = [
    ['enquiries', facts.count],
    ['attempts', ledger.attempts],
    ['acknowledged as stored (201)', statuses.filter((status) => status === 201).length],
    ['acknowledged as kept (202)', statuses.filter((status) => status === 202).length],
    ...facts.faults,
    ['answer, half of them within', at(0.5)],
    ['answer, 95 % within', at(0.95)],
    ['answer, slowest', at(1)],
    ['rows', rows.length],
    ['quarantined', quarantined],
    ['acknowledged and lost', lost],
    ['stored twice', duplicates],
    ['rows without exactly one lead', leadless],
  ]
  for (const [what, value] of lines) facts.say(`${what.padEnd(32)}${String(value).padStart(10)}`)
  return lost === 0 && duplicates === 0 && leadless === 0 && ledger.acknowledged.size === facts.count
}
