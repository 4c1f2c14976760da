import type { Page } from '@playwright/test'
import { expectItFits, expectItFitsLargeLetters } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { groupsOf } from '../steps/groups-of.ts'
import { allLives } from '../steps/hydrated.ts'
import { seenScreens, staffScreens } from '../steps/staff-screens.ts'

test.describe.configure({ timeout: 90_000 })

const phone = { width: 360, height: 800 }
const desktop = { width: 1440, height: 900 }

/** Opens a screen and waits until nothing on it is loading. */
async function openScreen(page: Page, { id, heading }: { id: string; heading: string }): Promise<void> {
  await page.goto(addressOf(id))
  await isShown(page, heading)
}

/** Opens a screen by its link in the menu, folded or not, which loads nothing that is there already. */
async function openByMenu(page: Page, { id, heading }: { id: string; heading: string }): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu
    .locator(`a[href="${addressOf(id)}"]`)
    .first()
    .dispatchEvent('click')
  await isShown(page, heading)
}

const addressOf = (id: string) => `/admin/dashboard?page=${id}`

async function isShown(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const looked = staffScreens.filter(({ id, template }) => seenScreens[template] === id)
const others = staffScreens.filter((screen) => !looked.includes(screen))

for (const some of groupsOf(looked, 4))
  test(`staff templates ${some.map(({ template }) => template).join(', ')} fit every width and satisfy axe, on a desktop and on a phone`, async ({
    page,
  }) => {
    await signIn(page)
    for (const screen of some)
      await test.step(screen.heading, async () => {
        await openScreen(page, screen)
        expect.soft(await axeFindings(page)).toEqual([])
        await expectItFits(page)
        await page.setViewportSize(phone)
        await expectItFitsLargeLetters(page)
        expect.soft(await axeFindings(page)).toEqual([])
        await page.setViewportSize(desktop)
      })
  })

for (const some of groupsOf(others, 12))
  test(`${some.map(({ heading }) => heading).join(', ')} open without a complaint`, async ({ page }) => {
    await signIn(page)
    const [first, ...rest] = some
    if (first) await openScreen(page, first)
    for (const screen of rest) await test.step(screen.heading, () => openByMenu(page, screen))
  })

test('the login satisfies axe', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('the shell: menu, folding, dropdown and keyboard', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('button', { name: 'Report' }).click()
  await expect(page).toHaveURL(/page=report$/)
  await menu.getByRole('link', { name: 'Sales Report' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Enquiry Report' })).toBeVisible()
  await expect(page).toHaveTitle('Sales Report | Admin Panel')
  await expect(page.locator('#main')).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/admin/dashboard?page=nonsense')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  const toggle = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await toggle.click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu at Manage' }).click()
  await expect(menu.getByRole('link', { name: 'Accessories Price' })).toBeVisible()

  const dropdown = page.getByRole('banner').locator('summary')
  await dropdown.click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  await dropdown.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible()
})

test('after a load the entry in use is in sight, at 1366 and in the drawer of a phone; Ctrl K finds a screen', async ({
  page,
}) => {
  await signIn(page)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const entry = (name: string) => menu.getByRole('link', { name, exact: true })
  await page.setViewportSize({ width: 1366, height: 650 })
  for (const [id, name] of [
    ['outlets', 'Outlets'],
    ['templates', 'WhatsApp Templates'],
    ['exchange', 'Exchange Report'],
    ['privacy', 'Privacy'],
  ] as const) {
    await page.goto(`/admin/dashboard?page=${id}`)
    await expect(entry(name)).toHaveAttribute('aria-current', 'page')
    await expect(entry(name)).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find a screen' }).fill('road tax')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'On-road Charges' })).toBeVisible()
  await expect(entry('On-road Charges')).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/dashboard?page=templates')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(entry('WhatsApp Templates')).toBeInViewport({ ratio: 1 })
})

test('under 768 the menu is behind its button; Escape, a press outside and a choice close it @phone-alone', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const toggle = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toBeHidden()
  await toggle.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.mouse.click(340, 600)
  await expect(menu).toBeHidden()
  await toggle.click()
  await menu.getByRole('button', { name: 'Report' }).click()
  await menu.getByRole('link', { name: 'Booking Report' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Report' })).toBeVisible()
  await expect(page.getByText(/Showing 1 to 10 of \d+ entries/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/Showing 11 to 20 of \d+ entries/)).toBeVisible()
})

test('between 768 and 1023 the menu is folded to its icons', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await signIn(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu at My Account' }).click()
  await page.getByRole('link', { name: 'Change Password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})

test.describe('messages', () => {
  test.use({ allowedComplaints: ['500'] })

  test('four quick ones cover nothing that can be pressed', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 })
    // The calls are answered with failures, which change nothing and must all be reported.
    await page.route(/\/api\/(managePrice|variantPrices)\/./, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Something is wrong.' } } }),
    )
    await signIn(page)
    await page.goto('/admin/dashboard?page=price')
    const edits = page.getByRole('button', { name: /^Edit the price of/ })
    const toasts = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')
    for (const row of [0, 1, 2, 3]) {
      await edits.nth(row).click()
      const field = page.getByLabel('New price in rupees')
      await field.fill(String(Number(await field.inputValue()) + 1))
      await field.press('Enter')
      await expect(toasts.first()).toBeVisible()
    }
    await toasts.first().hover()
    await expect.poll(() => toasts.count()).toBeLessThanOrEqual(3)
    const pressable = page.locator('a[href], button, input, select, summary').filter({ visible: true })
    const covered = await pressable.evaluateAll((controls) => {
      const stack = document.querySelector('[aria-label^="Messages"]')
      const all = stack?.getBoundingClientRect() ?? new DOMRect()
      return controls
        .filter((control) => !stack?.contains(control))
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          return left < all.right && right > all.left && top < all.bottom && bottom > all.top
        })
        .map((control) => control.textContent)
    })
    expect(covered).toEqual([])
  })
})

test('the numbers of the dashboard have room on 320 pixels with words of twice the size', async ({
  page,
}) => {
  await signIn(page)
  await page.route('**/api/dashboard', async (route) => {
    const [today] = (await (await route.fetch()).json()) as Record<string, unknown>[]
    const many = { bookings: 12_345, amc: 1234, warranty: 123, enquiry_report: 54_321 }
    await route.fulfill({ json: [{ ...today, ...many }] })
  })
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/admin/dashboard')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect(page.getByText('54,321')).toBeVisible()
  await allLives(page)
  const cut = await page.locator('main *').evaluateAll((elements) =>
    elements
      // Drawings are left out, because they shorten their own labels. An element one pixel wide is for screen
      // readers only.
      .filter((one) => one instanceof HTMLElement)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
})
