import { devices } from '@playwright/test'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'

// Programs that drive a browser are not measured: neither those that say so, nor a browser without a window.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

test('a measured visit is reported when its page is hidden, with its error, and the screen shows both', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    Math.random = () => 0.05
  })
  const failed = page.waitForRequest('**/api/clientErrors')
  await page.goto('/view-details?bikeName=SP125')
  // The code that listens comes once the page is at rest; it reports the same error once.
  await page.evaluate(() => {
    const error = new Error('Nothing of "Asha Sahoo" is 98765')
    error.stack = `Error\n    at f (${location.origin}/assets/made-up.js:1:20)`
    setInterval(() => dispatchEvent(new ErrorEvent('error', { error })), 100)
  })
  await failed
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  // A press is measured once its answer was painted, and web-vitals counts it when the browser is idle.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => requestIdleCallback(() => resolve())).observe({
          type: 'first-input',
          buffered: true,
        })
      }),
  )

  const hidden = page.waitForRequest('**/api/vitals')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await hidden

  await signIn(page)
  await page.goto('/admin/dashboard?page=site-health')
  await expect(page.getByText(/^\d+ visits? (was|were) measured in the last seven days\./)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Model \d\.\d s/ })).toBeVisible()
  await page.getByRole('button', { name: 'Answers' }).click()
  await expect(page.getByRole('row', { name: /^Model \d+ ms/ })).toBeVisible()
  await expect(page.getByText('Nothing of “…” is #')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Version dev, since/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
