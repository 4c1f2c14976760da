import fc from 'fast-check'
import { formEndpoints } from '#contract/enquiries/form-endpoint.ts'
import type { NamedEndpoint } from '#contract/wire/endpoints.ts'
import { doAtOnce } from '#server/drill/at-once.ts'
import type { BodiesOutcome } from '#server/drill/bodies.ts'
import {
  endpointsWithBody,
  type HostileBody,
  type HostileWorld,
  incivility,
  openHostileWorld,
} from '#server/testing/helpers/hostile/hostile-bodies.ts'
import { brokenRules, countEnquiries } from '../../../supabase/tests/access/stored-rules.ts'

/**
 * Sends bodies to a share of the endpoints of a product of its own, and sends the outcome to the process that
 * started this one. Arguments: which share, of how many shares, and how many bodies for each endpoint.
 */
const [share = 0, shares = 1, count = 0] = process.argv.slice(2).map(Number)
/**
 * Seconds after which a call counts as hanging. Only time in which this process ran is counted, because a
 * machine that stands still is not the endpoint's fault.
 */
const hangsAfter = 8
/**
 * Calls at once. Sign-in gets more, because a refused sign-in mostly waits: the server holds it back for half
 * a second. It does not get many more, because checking passwords shares one thread.
 */
const atOnce = { login: 8, others: 4 }
const stepSize = 1_000

console.error = () => undefined
const hostile = await openHostileWorld()
const unkept: string[] = []

// From the last endpoint to the first, because the reports come last and take longest.
for (const [index, endpoint] of endpointsWithBody.toReversed().entries())
  if (index % shares === share) process.send?.(await attack(hostile, endpoint))

process.send?.({ broken: [...(await brokenRules(hostile.api.db.sql)), ...unkept] })
await hostile.api.close()
process.exit(0)

async function attack({ bodiesOf }: HostileWorld, endpoint: NamedEndpoint): Promise<BodiesOutcome> {
  const started = performance.now()
  const { bodies, send } = await bodiesOf(endpoint)
  const before = await countEnquiries(hostile.api.db.sql)
  const outcome: BodiesOutcome = {
    endpoint: endpoint.name,
    sent: 0,
    taken: 0,
    refused: 0,
    hangs: 0,
    slowest: 0,
    seconds: 0,
    faults: [],
  }
  const sendOne = async (body: HostileBody) => {
    const begun = performance.now()
    try {
      const answer = await within(send(body))
      if (answer === 'hangs') outcome.hangs++
      else {
        const fault = incivility(answer)
        if (fault) outcome.faults.push(`${fault}: ${shortened(body)}`)
        if (answer.status < 300) outcome.taken++
        else outcome.refused++
      }
    } catch (error) {
      outcome.faults.push(`${String(error)}: ${shortened(body)}`)
    }
    outcome.sent++
    outcome.slowest = Math.max(outcome.slowest, performance.now() - begun)
  }
  const clients = endpoint.name === 'login' ? atOnce.login : atOnce.others
  for (let first = 0; first < count; first += stepSize) {
    await doAtOnce(fc.sample(bodies, Math.min(stepSize, count - first)), clients, sendOne)
  }
  const rows = (await countEnquiries(hostile.api.db.sql)) - before
  if (endpoint.name in formEndpoints && rows !== outcome.taken)
    unkept.push(`${endpoint.name}: ${rows} rows for ${outcome.taken} enquiries that were thanked`)
  outcome.faults.splice(5)
  outcome.seconds = (performance.now() - started) / 1000
  return outcome
}

async function within<T>(work: Promise<T>): Promise<T | 'hangs'> {
  const { promise, resolve } = Promise.withResolvers<'hangs'>()
  let seconds = 0
  const clock = setInterval(() => {
    if (++seconds === hangsAfter) resolve('hangs')
  }, 1000)
  return Promise.race([work, promise]).finally(() => clearInterval(clock))
}

function shortened(body: HostileBody): string {
  const words = body instanceof FormData ? JSON.stringify([...body.entries()]) : Buffer.from(body).toString()
  return words.slice(0, 300)
}
