import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Fixtures {
  /** What a test expects the browser to complain about, by a part of the text. */
  allowedComplaints: string[]
}

/**
 * Every test fails on a console error or warning, on an uncaught error and on a request that leaves this machine.
 * Embedded maps and videos are answered empty.
 */
export const test = base.extend<Fixtures>({
  allowedComplaints: [[], { option: true }],
  page: async ({ page, allowedComplaints }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    await page.route(
      (url) =>
        url.protocol.startsWith('http') && url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    )
    await use(page)
    const unexpected = complaints.filter(
      (text) => !allowedComplaints.some((allowed) => text.includes(allowed)),
    )
    expect(unexpected).toEqual([])
  },
})

export { expect }

/** The credentials that the running product printed when it started. */
export function staffLogin(): { userId: string; password: string } {
  const { STAFF_USER_ID: userId, STAFF_PASSWORD: password } = process.env
  if (!userId || !password) throw new Error('The product did not print its staff login.')
  return { userId, password }
}

/** Signs in with real keys and clicks, and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  const { userId, password } = staffLogin()
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/dashboard')
}

/** What axe finds on the page as it stands now, in a readable form; empty when all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
