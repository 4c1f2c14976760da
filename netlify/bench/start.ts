import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { publicPages } from '#contract/site/pages.ts'
import { addressIn, otherLanguages } from '#contract/wire/language.ts'
import { projectFolder } from '#server/command/project.ts'
import { demoParts } from '../../supabase/seed/dealership.ts'
import { memoryOfTree } from './memory.ts'
import { type DemoSite, openDemoSite } from './process/demo-site.ts'
import type { Say } from './section.ts'
import { signedIn } from './site.ts'
import { printTable, verdict } from './table.ts'

const port = 8896
const siteFolder = '.local/bench-site'
const mostAfterStart = 600
const mostAfterLoad = 800
const mostSeconds = 5
const mega = 1024 * 1024
/** How many times the load asks for every page and makes every call. */
const rounds = Number(process.env.BENCH_ROUNDS || 20)
/**
 * Milliseconds to wait after a start, while the machine still compiles; the memory that lasts is measured.
 */
const rest = 10_000

/** The calls that visitors' pages make to the server. */
const calls = ['/api/allModals', '/api/bikes', '/api/bikeView/SP125', '/api/variants/SP125', '/api/dealers']
const pictures = [400, 640, 828, 1080].map((width) => `/.netlify/images?url=/icons/512.png&w=${width}`)

/**
 * Measures how much memory `npm start` holds, with a build and without one, and how soon a second start is
 * ready.
 */
export async function benchStart(say: Say): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-start-'))
  const built = ['.local/prerender', '.local/languages'].map((folder) => join(folder, siteFolder))
  const remove = async (...folders: string[]) => {
    for (const one of folders) await rm(join(projectFolder, one), { recursive: true, force: true })
  }
  await remove(siteFolder)
  const open = () => openDemoSite({ port, dataFolder, siteFolder })
  try {
    const afterBuild = await measured(await open())
    const second = await measured(await open(), load)
    const rows: [string, number, number][] = [
      ['memory after a start that builds, MB', afterBuild.started, mostAfterStart],
      ['memory after a start that finds the site built, MB', second.started, mostAfterStart],
      [`memory after ${second.requests.toLocaleString('en')} requests, MB`, second.loaded, mostAfterLoad],
      ['from the command of such a start to its address, s', second.seconds, mostSeconds],
    ]
    printTable(
      say,
      'What `npm start` holds and how soon it stands, with demo data',
      ['', '', 'budget', ''],
      rows.map(([what, figure, budget]) => [what, figure, `≤ ${budget}`, verdict(figure <= budget)]),
    )
    return rows.every(([, figure, budget]) => figure <= budget)
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
    await remove(siteFolder, ...built)
  }
}

/** Memory in MB after the start and after the load, which answers its number of requests; ends the site. */
async function measured(site: DemoSite, work: (site: DemoSite) => Promise<number> = async () => 0) {
  const memory = async () => {
    await sleep(rest)
    return memoryOfTree(site.pid) / mega
  }
  try {
    const started = await memory()
    const requests = await work(site)
    return { seconds: site.seconds, started, requests, loaded: await memory() }
  } finally {
    await site.close()
  }
}

async function load({ origin, staff }: DemoSite): Promise<number> {
  const call = await signedIn(origin, staff)
  const pages = (['en', ...otherLanguages] as const).flatMap((language) =>
    publicPages(demoParts).map((path) => addressIn(language, path)),
  )
  const asStaff = () => [
    call('GET', '/api/dashboard'),
    call('POST', '/api/enquiryReports', { page: 1, limit: 100 }),
    call('POST', '/api/enquiryReports', { page: 1, limit: 10, search: 'das' }),
  ]
  let requests = 0
  const take = async (asked: readonly Promise<Response>[]) => {
    for (const answer of await Promise.all(asked)) {
      if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`)
      await answer.arrayBuffer()
      requests += 1
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (const path of pages) await take([fetch(origin + path)])
    // A different query each time, which the CDN's cache must not keep as one entry each.
    await take(
      [...calls, ...pictures].map((path) =>
        fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}r=${round}`),
      ),
    )
    await take(asStaff())
  }
  return requests
}
