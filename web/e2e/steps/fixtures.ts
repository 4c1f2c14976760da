import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { watchBareText } from '#web/testing/bare-text.ts'
import type { RunningProduct } from '../product/running-product.ts'
import { startWorkerProduct, type WorkerOptions } from '../product/worker-product.ts'

interface WorkerFixtures extends WorkerOptions {
  /** The product of this worker, started on a copy of the demo data. */
  product: RunningProduct
}

interface Fixtures {
  /** Parts of the browser's messages that a test expects. */
  allowedComplaints: string[]
}

/** A message of the test runner itself, because `playwright.config.ts` makes it block the service worker. */
const runnersWords = 'Service Worker registration blocked by Playwright'

/**
 * Fails each test on a console error or warning, on an uncaught error, on a change by which a page that the
 * browser translates would fall over, and on a request to another machine,
 * except for embedded maps. The browser cannot resolve other machines, see `playwright.config.ts`; answering
 * such requests here instead would delay every request and keep the browser from using its cache.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  rendersPages: [false, { option: true, scope: 'worker' }],
  movesClock: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ rendersPages, movesClock }, use, { parallelIndex }) => {
      const product = await startWorkerProduct(parallelIndex, { rendersPages, movesClock })
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
    await page.addInitScript(watchBareText)
    await use(page)
    // Routes are removed only now, because a request that is under way when the last route is removed may
    // never be answered.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const unexpected = complaints.filter(
      (text) => !allowedComplaints.some((allowed) => text.includes(allowed)),
    )
    expect(unexpected).toEqual([])
  },
})

export { expect }

/** The login that the worker's product printed when it started. */
export function staffLogin(): { userId: string; password: string } {
  const { STAFF_USER_ID: userId, STAFF_PASSWORD: password } = process.env
  if (!userId || !password) throw new Error('The product did not print its staff login.')
  return { userId, password }
}

/**
 * Signs in as the login screen does, but without showing that screen: sets the cookie of the session and the
 * browser's mark of it. No screen is open afterwards. Signing in on the login screen itself is tested in
 * `enquiry-to-report.spec.ts`.
 */
export async function signIn(page: Page): Promise<void> {
  const login = staffLogin()
  const answer = await page.request.post('/api/login', {
    data: login,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  // Only once in a tab, so that a test that signs out stays signed out.
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

/** The problems that axe finds on the page as it is now, in a readable form; empty when there are none. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Once for each document: to read the code of axe takes a third of the time of its work.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // A fading element has other colours than people read, so animations are ended here. Waiting for their
    // end could take for ever, because a page may hold or delay an animation.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    const { axe: reader } = window as unknown as { axe: typeof axe }
    const { violations } = await reader.run(document, {
      // Only violations are listed, because listing passed checks takes longer than finding them.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Who speaks to a device says the words that stand on a button; axe counts this rule as experimental.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // A frame holds a map of another site, or what is printed.
      iframes: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}
