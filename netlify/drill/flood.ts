import { randomInt } from 'node:crypto'
import { doAtOnce } from './at-once.ts'
import { openStand } from './stand.ts'
import { type VisitorForm, visitorForm } from './visitor-form.ts'

const networks = 2000
const atOnce = 16
const visitorsAfter = 200
const mostMegabytes = 50

/** The answers to a flood, and to the people who came after it. */
export interface FloodOutcome {
  /** How many times each status was answered to the flood. */
  statuses: Map<number, number>
  /** Refusals without the number to call, or without the time to wait. */
  wordless: number
  /**
   * How many people were thanked who, from addresses of their own, sent one ordinary form each when the flood
   * was over.
   */
  visitorsThanked: number
}

type Send = (form: VisitorForm) => Promise<Response>

/**
 * Sends so many forms that each cost as much as a form can, from the small networks of one host: messages of
 * random Chinese letters with the signals of a person, every fourth without. Then lets people send ordinary
 * forms.
 */
export async function sendFlood(
  send: Send,
  { count, networks, visitors }: { count: number; networks: number; visitors: number },
): Promise<FloodOutcome> {
  const statuses = new Map<number, number>()
  let wordless = 0
  await doAtOnce(Array(count).keys(), atOnce, async (number) => {
    const response = await send(hostileForm(number, Math.floor((number * networks) / count)))
    const words = await response.text()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const isTold =
      /We cannot take (more forms|long messages) just now\./.test(words) &&
      response.headers.has('retry-after')
    if (response.status === 429 && !isTold) wordless++
  })
  let visitorsThanked = 0
  for (let visitor = 0; visitor < visitors; visitor++)
    if ((await send(visitorForm(visitor))).status === 201) visitorsThanked++
  return { statuses, wordless, visitorsThanked }
}

/**
 * Made once, because a flood must not wait for its own letters. Every part of the text is as random as the
 * whole.
 */
const letters = String.fromCodePoint(...Array.from({ length: 100_000 }, () => randomInt(0x4e00, 0x9fa5)))

function chinese(length: number): string {
  const start = randomInt(letters.length - length)
  return letters.slice(start, start + length)
}

function hostileForm(number: number, network: number): VisitorForm {
  const form = visitorForm(number)
  const fields = JSON.parse(form.request.body) as Record<string, unknown>
  for (const field of ['message', 'comment', 'name', 'firstName'])
    if (field in fields) fields[field] = chinese(/message|comment/.test(field) ? 2000 : 120)
  const { 'x-form-signals': signals, ...headers } = Object.fromEntries(
    Object.entries(form.request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const address = `2001:db8:f:${network.toString(16)}::1`
  return {
    ...form,
    request: {
      method: 'POST',
      headers: {
        ...headers,
        'x-drill-address': address,
        ...(number % 4 && signals ? { 'x-form-signals': signals } : {}),
      },
      body: JSON.stringify(fields),
    },
  }
}

/**
 * Floods the product from 2,000 networks of a host. Holds when the database grew by less than 50 MB, every
 * refusal told the number to call, and everybody who came afterwards was thanked.
 */
export async function floodDrill(count: number, say: (line: string) => void): Promise<boolean> {
  const stand = await openStand(say, { isLimited: true })
  if (!stand) return true
  try {
    const megabytes = async () => {
      const [row] = (await stand.server.query('select pg_database_size(current_database()) as bytes')).rows
      return Number(row?.bytes) / 1024 / 1024
    }
    const before = await megabytes()
    const started = performance.now()
    const flood = { count, networks, visitors: visitorsAfter }
    const outcome = await sendFlood(({ path, request }) => fetch(stand.url + path, request), flood)
    const seconds = (performance.now() - started) / 1000
    const after = await megabytes()
    const answers = [...outcome.statuses].map(([status, times]) => `${status} × ${times}`).join(', ')
    say(`posts     ${count} from ${networks} networks in ${seconds.toFixed(0)} s: ${answers}`)
    say(`database  ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`)
    say(`visitors  ${outcome.visitorsThanked} of ${visitorsAfter} thanked afterwards`)
    const isOnly = [...outcome.statuses.keys()].every((status) => [201, 429].includes(status))
    return (
      isOnly &&
      outcome.wordless === 0 &&
      outcome.visitorsThanked === visitorsAfter &&
      after - before < mostMegabytes
    )
  } finally {
    await stand.close()
  }
}
