import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishFolder } from '#server/build/publish-folder.ts'
import { Failure } from '#server/command/failure.ts'
import { hostFunctions } from '#server/local/functions/functions-host.ts'
import { createPlatform } from '#server/local/platform.ts'
import { openPort, platformListener } from '#server/local/server.ts'
import { createStaff } from '#server/local/supabase/accounts.ts'
import { type EmbeddedSupabase, startEmbeddedSupabase } from '#server/local/supabase/embedded-supabase.ts'
import { embeddedProject } from '#server/operate/backup/stored-project.ts'
import { importCatalogue } from '#server/operate/catalogue/import-catalogue.ts'
import { fillEnquiries } from '../../supabase/tests/fill-enquiries.ts'
import { writeManyModels } from './many-models.ts'
import { recordCalls } from './recorded-calls.ts'
import { median, quantile, timesOf } from './samples.ts'
import type { Say } from './section.ts'
import { signedIn } from './site.ts'
import { printTable, verdict } from './table.ts'

const models = 2_000
const enquiries = 10_000
const runs = 40
/** Budgets: seconds of an import; milliseconds that an endpoint adds to its own calls, and of a search. */
const mostSeconds = 120
const mostOver = 10
const mostSearch = 25

interface Question {
  name: string
  path: string
  body?: unknown
  /**
   * A budget for the whole call; a question without one is judged by the time that the endpoint adds to its
   * own calls.
   */
  most?: number
}

const questions: readonly Question[] = [
  { name: 'menu', path: '/api/menu' },
  { name: 'listing of 500', path: '/api/bikes' },
  { name: 'all 2,000 as cards', path: '/api/allModals' },
  { name: 'one model', path: '/api/bikeView/MODEL1000' },
  { name: 'Manage → Catalogue', path: '/api/catalogue' },
  {
    name: 'search of a report by a model’s name',
    path: '/api/enquiryReports',
    body: { page: 1, limit: 10, search: 'Model 17' },
    most: mostSearch,
  },
]

/**
 * Imports 2,000 models with 40,000 pictures into an empty embedded project as an operator does, then makes
 * the calls that the site and the back office make about them.
 */
export async function benchCatalogue(say: Say): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-catalogue-'))
  const embedded = await startEmbeddedSupabase({ dataFolder: join(folder, 'data'), isEmpty: true })
  try {
    await writeManyModels(join(folder, 'catalogue'), models)
    const isImported = await measureImports(embedded, join(folder, 'catalogue'), say)
    return (await measureCalls(embedded, say)) && isImported
  } finally {
    await embedded.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureImports(embedded: EmbeddedSupabase, folder: string, say: Say): Promise<boolean> {
  const project = embeddedProject(embedded)
  const bring = async (isApplied: boolean) => {
    const started = performance.now()
    await importCatalogue(project, folder, { isApplied, say: () => undefined })
    return (performance.now() - started) / 1_000
  }
  const rows = [
    ['dry run', await bring(false)],
    ['import', await bring(true)],
    ['import of the same again', await bring(true)],
  ] as const
  const title = `Import of ${models.toLocaleString('en')} models and ${(models * 20).toLocaleString('en')} pictures; ≤ ${mostSeconds} s`
  printTable(
    say,
    title,
    ['', 'seconds', ''],
    rows.map(([name, seconds]) => [name, seconds, verdict(seconds <= mostSeconds)]),
  )
  return rows.every(([, seconds]) => seconds <= mostSeconds)
}

async function measureCalls(embedded: EmbeddedSupabase, say: Say): Promise<boolean> {
  const { url, publishableKey, secretKey, engine } = embedded
  Object.assign(process.env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  })
  await fillEnquiries(
    {
      query: async (sql, params) => ({ rows: await engine.sql(sql, params), affected: 0 }),
      script: (sql) => engine.alone(async (database) => void (await database.exec(sql))),
      close: async () => undefined,
    },
    0,
    enquiries,
  )
  const staff = { userId: 'bench', password: 'a bench of its own' }
  await createStaff(engine, publishableKey, { ...staff, name: 'Bench', email: 'bench@dealer.example' })

  const recorder = recordCalls(url)
  const port = await openPort(0)
  port.handle(
    platformListener(createPlatform({ functions: await hostFunctions(), publishFolder, redirects: [] })),
  )
  const call = await signedIn(`http://localhost:${(port.server.address() as { port: number }).port}`, staff)
  const rows: (string | number)[][] = []
  for (const { name, path, body, most } of questions) {
    let bytes = 0
    const work = async () => {
      const answer = await call(body ? 'POST' : 'GET', path, body)
      bytes = (await answer.arrayBuffer()).byteLength
      if (!answer.ok)
        throw new Failure(`${path} answers ${answer.status}.`, 'Correct it, then measure again.')
    }
    const replay = await recorder.during(work)
    const times = await timesOf(runs, work)
    const bare = await timesOf(runs, replay.run)
    const over = median(times) - median(bare)
    const isKept = most ? median(times) <= most : over <= mostOver
    const kilobytes = bytes / 1024
    rows.push([
      name,
      kilobytes,
      median(times),
      quantile(times, 0.95),
      replay.count,
      median(bare),
      over,
      verdict(isKept),
    ])
  }
  recorder.stop()
  await port.close()
  const columns = ['', 'KB', 'p50 ms', 'p95', 'bare calls', 'p50 ms', 'over, ms', '']
  printTable(
    say,
    `What is asked of them; ≤ ${mostOver} ms over the calls, a search ≤ ${mostSearch} ms`,
    columns,
    rows,
  )
  return rows.every((row) => row.at(-1) === verdict(true))
}
