import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '#contract/wire/routes.ts'
import { publishFolder } from '#server/build/publish-folder.ts'
import { Failure } from '#server/command/failure.ts'
import { hostFunctions } from '#server/local/functions/functions-host.ts'
import { createPlatform } from '#server/local/platform.ts'
import { openPort, platformListener } from '#server/local/server.ts'
import { openPostgresProject, type PostgresProject } from './process/postgres-project.ts'
import { recordCalls } from './recorded-calls.ts'
import { median, quantile, ratePerSecond, timesOf } from './samples.ts'
import type { Say } from './section.ts'
import { signedIn } from './site.ts'
import { printTable, verdict } from './table.ts'

const runs = 300
const mostOver = 10

interface Endpoint {
  method: 'GET' | 'POST'
  path: string
  body?: () => unknown
  headers?: () => Record<string, string>
}

const enquiry = () => ({
  name: 'Bijaya Das',
  // Another number each time, because too many enquiries from one number would be quarantined.
  mobileNo: `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
  emailId: 'b@mail.example',
  model: 'SP125',
  color: 'Red',
})

const endpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/allModals' },
  { method: 'GET', path: '/api/bikes' },
  { method: 'GET', path: '/api/bikeView/SP125' },
  { method: 'GET', path: '/api/variants/SP125' },
  { method: 'GET', path: '/api/dealers' },
  {
    method: 'POST',
    path: '/api/postBooking',
    body: enquiry,
    headers: () => ({ [idempotencyHeader]: randomUUID() }),
  },
  { method: 'GET', path: '/api/dashboard' },
  { method: 'POST', path: '/api/enquiryReports', body: () => ({ page: 1, limit: 10 }) },
  { method: 'POST', path: '/api/enquiryReports', body: () => ({ page: 1, limit: 10, search: 'das' }) },
]

/**
 * Measures what an endpoint adds to its own calls of Supabase: one call at a time on a warm process, and how
 * many calls a second with eight callers. The CDN's cache in front of endpoints is left out.
 */
export async function benchEndpoints(say: Say): Promise<boolean> {
  const project = await openPostgresProject(say)
  if (!project) return true
  try {
    return await measure(project, say)
  } finally {
    await project.close()
  }
}

async function measure({ environment, staff }: PostgresProject, say: Say): Promise<boolean> {
  Object.assign(process.env, environment)
  const recorder = recordCalls(environment.SUPABASE_URL)
  const port = await openPort(0)
  port.handle(
    platformListener(createPlatform({ functions: await hostFunctions(), publishFolder, redirects: [] })),
  )
  const call = await signedIn(`http://localhost:${(port.server.address() as { port: number }).port}`, staff)
  const rows: (string | number)[][] = []
  for (const { method, path, body, headers } of endpoints) {
    const work = async () => {
      const answer = await call(method, path, body?.(), headers?.())
      await answer.arrayBuffer()
      if (!answer.ok)
        throw new Failure(`${path} answers ${answer.status}.`, 'Correct it, then measure again.')
    }
    const replay = await recorder.during(work)
    const times = await timesOf(runs, work, { warmUp: 30 })
    const bare = await timesOf(runs, replay.run, { warmUp: 30 })
    const over = median(times) - median(bare)
    rows.push([
      `${method} ${path}${body && JSON.stringify(body()).includes('search') ? ' (search)' : ''}`,
      median(times),
      quantile(times, 0.99),
      await ratePerSecond(work),
      replay.count,
      median(bare),
      quantile(bare, 0.99),
      await ratePerSecond(replay.run),
      over,
      verdict(over <= mostOver),
    ])
  }
  recorder.stop()
  await port.close()
  const columns = ['', 'p50 ms', 'p99', 'a second', 'bare calls', 'p50 ms', 'p99', 'a second', 'over, ms', '']
  const title = `Endpoints beside the calls of Supabase that each makes, over Postgres; ≤ ${mostOver} ms over them`
  printTable(say, title, columns, rows)
  return rows.every((row) => row.at(-1) === verdict(true))
}
