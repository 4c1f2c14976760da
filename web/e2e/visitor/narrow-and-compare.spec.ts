import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { allLives, mainLives } from '../steps/hydrated.ts'

test('filters narrow all models, stand in the address and survive a reload', async ({ page }) => {
  await page.goto('/models')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/^\d+ models$/)
  const choice = page.getByRole('button', { name: /^₹1,00,000 \d+ models$/ })
  const count = /00 (\d+)/.exec((await choice.textContent()) ?? '')?.[1]
  await choice.click()
  await expect(status).toHaveText(new RegExp(`^${count} of `))
  await expect(page).toHaveURL('/models?price=100000')
  await page.reload()
  await expect(status).toHaveText(new RegExp(`^${count} of `))
  expect(await axeFindings(page)).toEqual([])
  // No model has so large an engine for so low a price.
  await page.goto('/models?price=100000&engine=400-')
  await page.getByRole('button', { name: /^Leave out “/ }).click()
  await expect(page.getByRole('link', { name: /ex-showroom/ }).first()).toBeVisible()
})

test('the grid below a listing comes late and moves nothing @phone', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/motorcycle')
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
  await page.getByRole('heading', { level: 2, name: /: filter and compare/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: /Shine 100.*ex-showroom/ })).toBeAttached()
  // The calls for the first screen come before those for the parts below it.
  expect(asked.slice(0, asked.indexOf('/api/modelFacts'))).toContain('/api/bikes')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
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
  expect(await axeFindings(page)).toEqual([])
  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?m=SHINE100&m=SHINE125&m=SP125$/)
  // On a phone the head of a row has no width: its words are above the figures.
  const words = (name: string) => page.getByRole('rowheader', { name }).locator('span').first()
  await expect(words('Mileage')).toBeVisible()
  await expect(tray).toBeHidden()
  // Names and prices stay at the top, and scroll sideways with the rows.
  await words('Kerb Weight').scrollIntoViewIfNeeded()
  const head = page.getByRole('main').getByRole('link', { name: /^Shine 100/ })
  await expect(head).toBeInViewport()
  await page.getByRole('button', { name: /^Remove: SP125/ }).focus()
  const last = page.getByRole('main').getByRole('link', { name: /^SP125/ })
  await words('Kerb Weight').scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all models are a plain list @phone-alone', async ({ page }) => {
    await page.goto('/models')
    await expect(page.getByRole('link', { name: /ex-showroom/ })).toHaveCount(25)
    await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
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
