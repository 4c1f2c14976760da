import { setTimeout } from 'node:timers/promises'
import { arrive } from './arrivals.ts'
import { spread } from './percentiles.ts'
import { openStand, type Stand } from './stand.ts'
import { type VisitorForm, visitorForm, visitorTables } from './visitor-form.ts'

const formsPerSecond = 10
/** Seconds before and after the outage, so that enquiries also come while it begins and ends. */
const calmSeconds = 15
/** Milliseconds until an enquiry that was not taken is sent again, as a browser's outbox would do. */
const retryAfter = 5_000

interface Ledger {
  /** All enquiries that were thanked, by id. */
  thanked: Map<string, VisitorForm>
  stored: number
  kept: number
  /** How many times each id was refused; its enquiry stays on the device and is sent again. */
  again: Map<string, number>
  times: number[]
}

/**
 * Takes the database away for so many minutes in three ways, one after the other: Postgres is killed, its API
 * hangs, its API is gone. Holds when every enquiry is thanked in the end and is stored once, under its own
 * id, after the second store was drained.
 */
export async function outageDrill(minutes: number, say: (line: string) => void): Promise<boolean> {
  const stand = await openStand(say)
  if (!stand) return true
  const ledger: Ledger = { thanked: new Map(), stored: 0, kept: 0, again: new Map(), times: [] }
  try {
    const sent: VisitorForm[] = []
    await Promise.all([
      fail(stand, minutes * 60_000),
      arrive({
        perSecond: formsPerSecond,
        seconds: minutes * 60 + 2 * calmSeconds,
        visit: async (number) => {
          const form = visitorForm(number)
          sent.push(form)
          await sendUntilThanked(stand, form, ledger)
        },
      }),
    ])
    const waited = await stand.waiting()
    const runs = await drain(stand)
    say(`forms        ${sent.length} sent, ${ledger.stored} stored at once (201), ${ledger.kept} kept (202)`)
    say(`sent again   ${[...ledger.again].map(([why, times]) => `${why} × ${times}`).join(', ') || 'none'}`)
    say(`answers      ${spread(ledger.times)}`)
    say(
      `second store ${waited.waiting} waited, drained in ${runs} runs, ${(await stand.waiting()).refused} refused`,
    )
    return await judge(stand, sent, ledger, say)
  } finally {
    await stand.close()
  }
}

async function fail({ server, adapter }: Stand, milliseconds: number): Promise<void> {
  await setTimeout(calmSeconds * 1000)
  server.kill()
  await setTimeout(milliseconds / 3)
  adapter.freeze()
  await setTimeout(milliseconds / 3)
  adapter.wake()
  adapter.stop()
  await setTimeout(milliseconds / 3)
  await server.revive()
  adapter.start()
}

async function sendUntilThanked({ url }: Stand, form: VisitorForm, ledger: Ledger): Promise<void> {
  for (;;) {
    const started = performance.now()
    const outcome = await fetch(url + form.path, form.request).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 'no answer' as const,
    )
    ledger.times.push(performance.now() - started)
    if (outcome === 201) ledger.stored++
    if (outcome === 202) ledger.kept++
    if (outcome === 201 || outcome === 202) return void ledger.thanked.set(form.id, form)
    ledger.again.set(String(outcome), (ledger.again.get(String(outcome)) ?? 0) + 1)
    await setTimeout(retryAfter)
  }
}

/** Runs the schedule until no enquiry waits and answers how many runs that took; gives up after many runs. */
async function drain(stand: Stand): Promise<number> {
  let runs = 0
  while (runs < 60 && (await stand.waiting()).waiting > 0) {
    await stand.runScheduled()
    runs++
  }
  return runs
}

async function judge(
  { server }: Stand,
  sent: readonly VisitorForm[],
  { thanked }: Ledger,
  say: (line: string) => void,
): Promise<boolean> {
  const standing = new Map<string, string[]>()
  for (const table of visitorTables) {
    const { rows } = await server.query(`select id::text from public.${table}`)
    for (const { id } of rows) standing.set(String(id), [...(standing.get(String(id)) ?? []), table])
  }
  const lost = [...thanked.values()].filter(({ id, table }) => !standing.get(id)?.includes(table)).length
  const twice = [...standing.values()].filter((tables) => tables.length > 1).length
  const strangers = [...standing.keys()].filter((id) => !thanked.has(id)).length
  say(`rows         ${standing.size}: ${lost} lost, ${twice} twice, ${strangers} under an id nobody sent`)
  return lost + twice + strangers === 0 && thanked.size === sent.length && standing.size === sent.length
}
