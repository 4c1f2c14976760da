import { expect, signIn, test } from '../steps/fixtures.ts'

/** The console is watched in every test, so a sink that the policy refuses fails the test. */
test('pages, a report, and its PDF run under the guard against text that becomes code', async ({ page }) => {
  test.setTimeout(180_000)
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)

  // A page that is reached by a link is rendered in the browser.
  await page.goto('/bigWing')
  await page.locator('main a[href*="bikeName="]').first().click()
  await expect(page.getByRole('link', { name: 'BOOK TEST RIDE' })).toBeVisible()

  await signIn(page)
  await page.goto('/admin/dashboard?page=audit')
  await expect(page.getByRole('heading', { name: 'Audit Trail' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF of all matching rows' }).click()
  expect((await download).suggestedFilename()).toBe('Audit_Trail_all.pdf')
  // Printing is tested with the reports, whose console is watched as well.

  const refused = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work()
        return false
      } catch {
        return true
      }
    }
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      }),
      attempt(() => {
        document.createElement('script').src = 'https://evil.example/x.js'
      }),
      attempt(() => {
        document.createElement('script').text = 'alert(1)'
      }),
      attempt(() => {
        document.createElement('script').text = '{"not": "even data"}'
      }),
    ]
  })
  expect(refused).toEqual([true, true, true, true])
})
