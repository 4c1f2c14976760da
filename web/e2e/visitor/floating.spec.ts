import { expect, test } from '../steps/fixtures.ts'
import { expectNothingIsCovered } from '../steps/floating.ts'
import { allLives, openHydrated } from '../steps/hydrated.ts'

// `templates.spec.ts` looks at the page of every template for what floats over it.

const seen = () => {
  // The map of another site has no storage.
  if (window === top) sessionStorage.setItem('notification-seen', 'yes')
}

test.describe('a visitor whose browser speaks Odia, with the language offered', () => {
  test.use({ locale: 'or-IN' })

  test('of two notices the second waits, and the pop-up stands alone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('visits-of-device', '5'))
    await openHydrated(page, '/')
    const offer = page.getByRole('link', { name: 'ଏହି ପୃଷ୍ଠା ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ' })
    const popup = page.getByRole('dialog', { name: 'News for riders' })
    await expect(popup).toBeVisible()
    await expect(offer).toBeHidden()
    await popup.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toBeVisible()

    const install = page.getByRole('button', { name: 'Install' })
    await expect
      .poll(() => page.evaluate(() => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))))
      .toBe(true)
    await expect(install).toHaveCount(0)
    await page.getByRole('button', { name: 'Stay with English' }).click()
    await expect(install).toBeVisible()
    await expectNothingIsCovered(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(install).toHaveCount(0)
  })
})

test.describe('without a connection to the server', () => {
  test.use({ allowedComplaints: ['net::ERR_FAILED'] })

  test('an enquiry that waits says so where it covers nothing', async ({ page }) => {
    await page.addInitScript(seen)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route('**/contact', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await openHydrated(page, '/contact')
    const main = page.getByRole('main')
    const entries = { 'First name': 'Bijaya', 'Last name': 'Das', 'Postal code': '753009', Comment: 'SP125?' }
    for (const [label, entry] of Object.entries(entries)) await main.getByLabel(label).fill(entry)
    await main.getByLabel('Telephone').fill(`9${String(Date.now()).slice(-9)}`)
    await main.getByRole('button', { name: 'Send message' }).click()
    const chip = page.getByRole('button', { name: '1 enquiry waiting to be sent' })
    await expect(chip).toBeVisible()
    for (const address of ['/contact', '/', '/view-details?bikeName=SP125'])
      await test.step(address, async () => {
        await page.goto(address)
        await allLives(page)
        await expect(chip).toBeVisible()
        await expectNothingIsCovered(page)
      })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar at the bottom has no empty place @phone-alone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/about-us')
    const bar = page.getByRole('navigation', { name: 'Contact' })
    const boxes = await Promise.all((await bar.getByRole('link').all()).map((link) => link.boundingBox()))
    expect(boxes.reduce((sum, box) => sum + (box?.width ?? 0), 0)).toBeGreaterThan(355)
    await expect(page.getByRole('button', { name: 'Social links' })).toBeHidden()
  })
})
