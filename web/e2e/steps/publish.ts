import { expect, type Page } from '@playwright/test'
import { mostBuildsPerDay } from '#contract/site/site.ts'

/** Asks for a build now; the tests of one product make more of them than a dealer's day has. */
export async function publish(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const more = await page.request.patch('/api/siteBuild', { data: { perDay: mostBuildsPerDay }, headers })
  expect(more.status()).toBe(200)
  expect((await page.request.post('/api/siteBuild', { headers })).status()).toBe(200)
}
