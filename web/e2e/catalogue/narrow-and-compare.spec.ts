import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { allLives, mainLives, openHydrated } from '../steps/hydrated.ts'

test('filters narrow all models, stand in the address and survive a reload', async ({ page }) => {
  await page.goto('/models')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/^\d+ models$/)
  const choice = page.getByRole('button', { name: /^Up to ₹80,000 \d+ models$/ })
  const count = /000 (\d+)/.exec((await choice.textContent()) ?? '')?.[1]
  await choice.click()
  await expect(status).toHaveText(new RegExp(`^${count} of `))
  await expect(page).toHaveURL('/models?price=80000')
  await page.reload()
  await expect(status).toHaveText(new RegExp(`^${count} of `))
  expect(await axeFindings(page)).toEqual([])
  // No model has so large an engine for so low a price.
  await page.goto('/models?price=100000&engine=400-')
  await page.getByRole('button', { name: /^Leave out “/ }).click()
  await expect(page.getByRole('link', { name: /ex-showroom/ }).first()).toBeVisible()
})

for (const address of ['/scooters', '/ev', '/or/scooters']) {
  test(`cards below ${address} are there before their filters, which move nothing @phone`, async ({
    page,
  }) => {
    // The code of the filters is on its way until the visitor has scrolled to the end.
    let release = () => {}
    const scrolled = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/below-listing/, async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto(address)
    await mainLives(page)
    // A machine without the local stand-ins for our fonts first paints wider letters, so the fonts are loaded
    // before.
    await page.evaluate(async () => {
      await document.fonts.ready
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    const all = page.locator('section[aria-labelledby=all]')
    await expect(all.getByRole('link').last()).toBeAttached()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await all.scrollIntoViewIfNeeded()
    release()
    await expect(all.locator('button[aria-pressed]').first()).toBeAttached()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  })
}

test('more models come with a press, and Back leads to the same place', async ({ page }) => {
  await page.goto('/models')
  await allLives(page)
  const cards = page.getByRole('main').getByRole('link', { name: /ex-showroom/ })
  await expect(cards).toHaveCount(12)
  await page.getByRole('button', { name: 'Show 12 more' }).click()
  await expect(cards).toHaveCount(24)
  await expect(cards.nth(12)).toBeFocused()
  await cards.nth(20).scrollIntoViewIfNeeded()
  await cards.nth(20).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('All models')
  await page.goBack()
  await expect(page).toHaveURL('/models?shown=24')
  await expect(cards.nth(20)).toBeInViewport()
})

test('models are put aside, and compared beside each other @phone-alone', async ({ page }) => {
  await page.goto('/models')
  // The order of the columns is that of the presses; parts of a page that is coming alive answer as they
  // live.
  await allLives(page)
  for (const name of ['Shine 100', 'Shine 125', 'SP125'])
    await page.getByRole('button', { name: `Compare: ${name}`, exact: true }).click()
  const tray = page.getByRole('complementary', { name: 'Chosen to compare' })
  await expect(tray).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Contact', exact: true })
  const [trayBox, barBox] = [await tray.boundingBox(), await bar.boundingBox()]
  expect((trayBox?.y ?? 0) + (trayBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  // One line, even on the smallest phone.
  expect(trayBox?.height).toBeLessThanOrEqual(60)
  expect(await axeFindings(page)).toEqual([])
  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?m=SHINE100&m=SHINE125&m=SP125$/)
  // On a phone the head of a row has no width: its words are above the figures.
  const words = (name: string) => page.getByRole('rowheader', { name }).locator('span').first()
  await expect(words('Mileage')).toBeVisible()
  await expect(tray).toBeHidden()
  // Names and prices stay at the top, and scroll sideways with the rows.
  await words('Wheelbase').scrollIntoViewIfNeeded()
  const head = page.getByRole('main').getByRole('link', { name: /^Shine 100/ })
  await expect(head).toBeInViewport()
  await page.getByRole('button', { name: /^Remove: SP125/ }).focus()
  const last = page.getByRole('main').getByRole('link', { name: /^SP125/ })
  await words('Wheelbase').scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all models are a plain list @phone-alone', async ({ page }) => {
    await page.goto('/models')
    await expect(page.getByRole('link', { name: /ex-showroom/ })).toHaveCount(12)
    await expect(page.getByRole('link', { name: 'CB650R', exact: true }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'All filters' })).toBeHidden()
    await page.getByRole('link', { name: /SP125.*ex-showroom/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'SP125' })).toBeVisible()
  })
})

test.describe('an address that names what is not sold', () => {
  test.use({ allowedComplaints: ['404 (Not Found)'] })

  test('is answered in words beside what is', async ({ page }) => {
    await page.goto('/compare?m=GONE&m=SP125~Disc')
    await expect(page.getByText('We have no model called GONE.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'SP125 Disc' })).toBeVisible()
  })
})

test('the order of a list can be read on the narrowest phone @phone-alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/models')
  const order = page.getByRole('main').getByRole('combobox', { name: 'Sort by' })
  expect((await order.boundingBox())?.width).toBeGreaterThanOrEqual(160)
})
