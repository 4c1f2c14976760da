import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The answers of one endpoint to the bodies sent. */
export interface BodiesOutcome {
  endpoint: string
  sent: number
  /** Answered with 2xx. */
  taken: number
  /** Answered with 3xx or 4xx. */
  refused: number
  /** Not answered within eight seconds. */
  hangs: number
  /** Milliseconds of the slowest answer. */
  slowest: number
  seconds: number
  /** The first answers that no caller should get, each with the body that was sent. */
  faults: string[]
}

type Report = BodiesOutcome | { broken: string[] }

const program = fileURLToPath(new URL('./process/bodies-process.ts', import.meta.url))
const cells = (values: (string | number)[]) =>
  values.map((value, index) => (index ? String(value).padStart(9) : String(value).padEnd(24))).join('')

/**
 * Sends so many generated bodies to every endpoint that takes one; each process has a product of its own.
 * Holds when no answer is a 5xx, none takes longer than eight seconds, and no stored row breaks a rule.
 */
export async function bodiesDrill(count: number, say: (line: string) => void): Promise<boolean> {
  const shares = Math.min(availableParallelism(), 4)
  const reports: Report[] = []
  say(cells(['endpoint', 'sent', 'taken', 'refused', 'hangs', 'slowest', 'seconds']))
  const hear = (one: Report) => {
    reports.push(one)
    if (!('endpoint' in one)) return
    const { endpoint, sent, taken, refused, hangs, slowest, seconds, faults } = one
    say(cells([endpoint, sent, taken, refused, hangs, `${Math.round(slowest)} ms`, Math.round(seconds)]))
    for (const fault of faults) say(`  ${fault}`)
  }
  const codes = await Promise.all(
    Array.from({ length: shares }, (_, share) => run([share, shares, count], hear)),
  )
  const outcomes = reports.filter((one) => 'endpoint' in one)
  const broken = reports.flatMap((one) => ('broken' in one ? one.broken : []))
  const sum = (of: (outcome: BodiesOutcome) => number) => outcomes.reduce((total, one) => total + of(one), 0)
  say(
    `${sum(({ sent }) => sent)} bodies to ${outcomes.length} endpoints: ${sum(({ faults }) => faults.length)} bad answers, ` +
      `${sum(({ hangs }) => hangs)} hangs, ${broken.length} rows that break a rule.`,
  )
  for (const line of broken.slice(0, 20)) say(`  ${line}`)
  const isWell = (one: BodiesOutcome) => one.sent === count && one.faults.length === 0 && one.hangs === 0
  return codes.every((code) => code === 0) && outcomes.every(isWell) && broken.length === 0
}

async function run(parameters: number[], hear: (report: Report) => void): Promise<number> {
  const child = fork(program, parameters.map(String), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.on('message', (report) => hear(report as Report))
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
