import type { Page } from '@playwright/test'
import { findChromium } from '#server/testing/run/chromium.ts'
import { keepPrints } from '../../web/e2e/steps/keep-prints.ts'
import type { PostgresProject } from './process/postgres-project.ts'
import type { Say } from './section.ts'
import type { BenchSite } from './site.ts'
import { printTable, verdict } from './table.ts'

const longestTask = 50
const leastRate = 20_000

/** The exports to make, with about how many rows each. */
const kinds = [
  { kind: 'CSV', rows: 100_000 },
  { kind: 'PDF', rows: 5_000 },
  { kind: 'Print', rows: 5_000 },
] as const

/**
 * Exports in Chromium from the production build, and measures the longest time for which the page's own
 * thread was busy.
 */
export async function benchExportInBrowser(
  site: BenchSite,
  staff: PostgresProject['staff'],
  all: number,
  say: Say,
): Promise<boolean> {
  const executablePath = await findChromium()
  if (!executablePath) {
    say('Export in the browser: skipped, there is no Chromium on this machine.')
    return true
  }
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  try {
    const table: (string | number)[][] = []
    for (const { kind, rows } of kinds) {
      const page = await browser.newPage({ baseURL: site.origin })
      await signIn(page, staff)
      const from = rows === all ? '' : await dayWithRows(site, rows)
      await page.goto(`/admin/dashboard?page=enquiry${from ? `&from=${from}` : ''}`)
      const { seconds, longest, made } = await run(page, kind)
      const rate = made / seconds
      const isKept = longest <= longestTask && (kind !== 'CSV' || rate >= leastRate)
      table.push([kind, made, seconds, rate, longest, verdict(isKept)])
      await page.close()
    }
    const title = `Export in Chromium, production build; no task over ${longestTask} ms, CSV ≥ ${leastRate.toLocaleString('en')} rows a second`
    printTable(say, title, ['', 'rows', 'seconds', 'rows/s', 'longest task, ms', ''], table)
    return table.every((row) => row.at(-1) === verdict(true))
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page, { userId, password }: PostgresProject['staff']): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/dashboard')
}

/** The first day of a filter that holds about so many rows. */
async function dayWithRows(site: BenchSite, rows: number): Promise<string> {
  const page = Math.ceil(rows / 100)
  const answer = await site.call('POST', '/api/enquiryReports', { page, limit: 100 })
  const { data } = (await answer.json()) as { data: { created_date: string }[] }
  const [day = '', month = '', year = ''] = data.at(-1)?.created_date.split('/') ?? []
  return `${year}-${month}-${day}`
}

interface Watch {
  began: number
  tasks: number[]
}

declare global {
  interface Window {
    /** What the measured page keeps of its long tasks. */
    watch: Watch
  }
}

async function run(page: Page, kind: string): Promise<{ seconds: number; longest: number; made: number }> {
  const button = page.getByRole('button', { name: `${kind} of all matching rows` })
  await button.waitFor()
  await page.locator('html[data-lives=all]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const watch: Watch = { tasks: [], began: performance.now() }
    Object.assign(window, { watch })
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        if (startTime >= watch.began) watch.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  // The browser's print dialog is not the page's work.
  await page.evaluate(keepPrints)
  const started = performance.now()
  await button.click()
  const status = page.getByRole('dialog').getByRole('status')
  const done = status.filter({ hasText: /\.$/ })
  await done.waitFor({ timeout: 120_000 })
  const seconds = (performance.now() - started) / 1000
  // The observer reports a task only after it ended.
  await page.waitForTimeout(500)
  const tasks = await page.evaluate(() => window.watch.tasks)
  const words = (await done.textContent()) ?? ''
  const made = /to [\d,]+ of ([\d,]+) rows/.exec(words)?.[1]
  if (!made) throw new Error(`The ${kind} was not made: ${words}`)
  return { seconds, longest: Math.max(0, ...tasks), made: Number(made.replaceAll(',', '')) }
}
