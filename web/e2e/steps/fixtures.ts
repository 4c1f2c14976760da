import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { RunningProduct } from '../product/running-product.ts'
import { startWorkerProduct } from '../product/worker-product.ts'

interface WorkerFixtures {
  /** Whether a change of content has all pages rendered again. */
  rendersPages: boolean
  /** The product of this worker alone, started on a copy of the demo data. */
  product: RunningProduct
}

interface Fixtures {
  /** What a test expects the browser to complain about, by a part of the text. */
  allowedComplaints: string[]
}

/** What the test runner itself says where `playwright.config.ts` has it block the service worker. */
const runnersWords = 'Service Worker registration blocked by Playwright'

/**
 * Every test fails on a console error or warning, on an uncaught error and on a request that leaves this machine, but for
 * embedded maps. The browser finds no other machine, see `playwright.config.ts`: to answer such requests here would stop
 * every request for a moment and keep the browser from using its cache.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  rendersPages: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ rendersPages }, use, { parallelIndex }) => {
      const product = await startWorkerProduct(parallelIndex, rendersPages)
      process.env.STAFF_USER_ID = product.staff.userId
      process.env.STAFF_PASSWORD = product.staff.password
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
  baseURL: ({ product }, use) => use(product.url),
  allowedComplaints: [[], { option: true }],
  page: async ({ page, allowedComplaints }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning'
      if (isComplaint && message.text() !== runnersWords) complaints.push(message.text())
    })
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      const isHere = !protocol.startsWith('http') || hostname === 'localhost' || hostname === '127.0.0.1'
      if (!isHere && request.frame() === page.mainFrame())
        complaints.push(`left this machine: ${request.url()}`)
    })
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    await use(page)
    // Only now: a request that is on its way while the last route goes may never be answered.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const unexpected = complaints.filter(
      (text) => !allowedComplaints.some((allowed) => text.includes(allowed)),
    )
    expect(unexpected).toEqual([])
  },
})

export { expect }

/** The credentials that the worker's product printed when it started. */
export function staffLogin(): { userId: string; password: string } {
  const { STAFF_USER_ID: userId, STAFF_PASSWORD: password } = process.env
  if (!userId || !password) throw new Error('The product did not print its staff login.')
  return { userId, password }
}

/**
 * Signs in as the login screen does, without showing it: the session in its cookie, and what tells the browser of it.
 * No screen is open afterwards. With real keys somebody does it in `enquiry-to-report.spec.ts`.
 */
export async function signIn(page: Page): Promise<void> {
  const login = staffLogin()
  const answer = await page.request.post('/api/login', {
    data: login,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  // Once a tab: who signs out stays signed out.
  await page.addInitScript(
    ([tokenNow, userId]) => {
      if (window !== window.top || !location.protocol.startsWith('http')) return
      if (sessionStorage.getItem('signed-in-by-test')) return
      sessionStorage.setItem('signed-in-by-test', 'yes')
      localStorage.setItem('adminToken', tokenNow)
      localStorage.setItem('adminUserId', userId)
    },
    [token, login.userId] as const,
  )
}

/** What axe finds on the page as it stands now, in a readable form; empty when all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  // What is still fading in or out has other colours than what people read. It is ended here and now: to wait for its
  // end took for ever once, because an animation may be held or put off by its page.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page })
    .options({
      // Nobody reads what passed: listing it takes longer than finding it.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    // The other mode opens a page of its own for each result, to look into frames of other sites, of which there are none.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
