import type { Page } from '@playwright/test'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

// The notification has a test of its own; in all other tests it would only be in the way.
test.beforeEach(async ({ page }, { title }) => {
  if (title.includes('notification')) return
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http') && window === window.top)
      sessionStorage.setItem('notification-seen', 'yes')
  })
})

/**
 * Whether the page is as narrow as a phone, which shows links near the thumb and leaves out some parts of the
 * desktop page.
 */
function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 640
}

test('home: a phone fetches none of the slides @phone', async ({ page }) => {
  const slides: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/slides/')) slides.push(request.url())
  })
  await openHydrated(page, '/')
  await page.mouse.wheel(0, 2500)
  const slider = page.getByRole('region', { name: 'From our showrooms' })
  if (isPhone(page)) {
    await page.getByRole('region', { name: 'Why here' }).scrollIntoViewIfNeeded()
    await expect(slider).toBeHidden()
    expect(slides).toEqual([])
    return
  }
  await expect(slider).toBeVisible()
  await expect.poll(() => slides.length).toBeGreaterThan(0)
})

test('home: the slider turns every five seconds, rests under pointer and focus, and can be paused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openHydrated(page, '/')
  const slider = page.getByRole('region', { name: 'From our showrooms' })
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.getByRole('button', { name: 'Pause' })).toBeVisible()
  const current = slider.locator('button[aria-current]')
  await expect(current).toHaveText(/^1:/)
  await page.clock.runFor(5100)
  await expect(current).toHaveText(/^2:/)
  await slider.hover()
  await page.clock.runFor(11_000)
  await expect(current).toHaveText(/^2:/)
  await page.mouse.move(5, 5)
  await page.clock.runFor(5100)
  await expect(current).toHaveText(/^3:/)
  await slider.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(5, 5)
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(11_000)
  await expect(current).toHaveText(/^3:/)
  await slider.getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(current).toHaveText(/^2:/)
})

test('home: nothing moves by itself where less motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openHydrated(page, '/')
  const slider = page.getByRole('region', { name: 'From our showrooms' })
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(slider.locator('button[aria-current]')).toHaveText(/^1:/)
})

test('home: the notification comes after a second, is closed by Escape, and comes once @phone-alone', async ({
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, '/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', /.+/)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openHydrated(page, '/')
  await page.clock.runFor(5000)
  await expect(dialog).toBeHidden()
})

for (const { path, count, name } of [
  { path: '/motorcycle', count: 10, name: 'SP125' },
  { path: '/scooters', count: 4, name: 'Dio 125' },
]) {
  test(`listing ${path}: pages of cards, arrows that rest at the ends, a choice that survives a reload${path === '/scooters' ? ' @phone' : ''}`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    const row = page.getByRole('region', { name: 'Choose a model' })
    await expect(row.getByRole('listitem')).toHaveCount(count)
    const perPage = isPhone(page) ? 1 : 6
    const first = await row.getByRole('listitem').first().boundingBox()
    const list = await row.getByRole('list').boundingBox()
    expect(Math.round((list?.width ?? 0) / (first?.width ?? 1))).toBe(perPage)

    const previous = row.getByRole('button', { name: 'Previous' })
    const next = row.getByRole('button', { name: 'Next' })
    // Where all cards are in view there are no arrows.
    const hasArrows = count > perPage
    if (hasArrows) await expect(previous).toBeDisabled()
    else await expect(row.getByRole('button', { name: /^(Previous|Next)$/ })).toHaveCount(0)
    for (let shown = perPage; shown < count; shown += perPage) {
      await expect(next).toBeEnabled()
      await next.click()
      const lastShown = Math.min(shown + perPage, count) - 1
      await expect(row.getByRole('listitem').nth(lastShown)).toBeInViewport({ ratio: 0.99 })
    }
    if (hasArrows) await expect(next).toBeDisabled()

    await row.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name, exact: true })).toBeInViewport()
  })
}

test('listing: EMI opens with the price and answers the known sums, by keyboard alone @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, '/motorcycle?bike=XBLADE')
  await expect(page.getByRole('link', { name: 'Angle View' })).toBeHidden()
  const emi = page.getByRole('button', { name: 'EMI', exact: true })
  await emi.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /EMI calculator/ })
  await expect(dialog.getByLabel('Price', { exact: true })).not.toHaveValue('')
  for (const [amount, rate, months, monthly] of [
    ['1,00,000', '14', '24', '₹4,801.29'],
    ['80000', '9.5', '36', '₹2,562.64'],
    ['60000', '24', '24', '₹3,172.27'],
  ] as const) {
    await dialog.getByLabel('Loan amount', { exact: true }).fill(amount)
    await dialog.getByLabel('Interest rate a year', { exact: true }).fill(rate)
    await dialog.getByLabel('Tenure in months', { exact: true }).fill(months)
    await expect(dialog.getByText(monthly, { exact: true }).first()).toBeVisible()
  }
  const tenure = dialog.getByRole('slider', { name: 'Tenure in months, slider' })
  await tenure.focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByLabel('Tenure in months', { exact: true })).toHaveValue('25')
  await dialog.getByText('Repayment schedule', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row')).toHaveCount(26)
  await expect(dialog.getByRole('row').last()).toContainText('₹0.00')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Loan amount', { exact: true }).fill('0')
  await expect(dialog.getByText('Please enter valid inputs.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(emi).toBeFocused()
})

test('enquiry: the bike of the link is locked in, its colours lead, finance is one press away @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, '/text-ride-booking?bikeName=SHINE125')
  await expect(page.getByLabel('SELECT MODEL YOU WANT')).toHaveValue('Shine 125')
  await expect(page.getByLabel('SELECT COLOUR').getByRole('option')).toHaveCount(1 + 6 + 1)
  await expect(page.getByText('All prices are Ex-Showroom Price')).toBeVisible()
  await expect(page.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' })).toHaveAttribute(
    'href',
    /^\/finance\?bikeName=SHINE125&variant=Drum$/,
  )
  await openHydrated(page, '/text-ride-booking')
  await page.getByLabel('SELECT MODEL YOU WANT').fill('Something else')
  await expect(page.locator('datalist option')).toHaveCount(25)
  expect(await axeFindings(page)).toEqual([])
})

test.describe('failures', () => {
  test.use({ allowedComplaints: ['503', 'Failed to load resource'] })

  test('a listing that cannot be refreshed keeps what it shows and says so, Retry brings it back @phone-alone', async ({
    page,
  }) => {
    await page.route('**/api/scooters', (route) => route.fulfill({ status: 503, json: {} }))
    await openHydrated(page, '/scooters')
    await expect(page.getByText('Failed to load scooters.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Activa 110' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.unroute('**/api/scooters')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Failed to load scooters.')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('words, pictures and prices stand in every page @phone-alone', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'SELECT A MODEL' }).getByRole('link')).toHaveCount(26)
    await page.goto('/bigWing')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByText(/₹\d,\d\d,\d{3}/).first()).toBeVisible()
    await page.goto('/view-details?bikeName=SP125')
    await expect(page.getByRole('heading', { level: 1, name: 'SP125' })).toBeVisible()
    await expect(page.locator('data', { hasText: /₹\d\d,\d{3}/ }).first()).toBeVisible()
    await page.goto('/angle-view?bikeName=SP125')
    await expect(page.getByRole('img', { name: /SP125/ }).first()).toBeVisible()
    await page.goto('/text-ride-booking?bikeName=SP125')
    await expect(page.getByLabel('SELECT MODEL YOU WANT')).toHaveValue('SP125')
  })
})
