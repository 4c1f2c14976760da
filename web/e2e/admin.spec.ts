import { expectItFits, expectItFitsLargeLetters } from './fits.ts'
import { axeFindings, expect, signIn, test } from './fixtures.ts'

test.describe.configure({ timeout: 90_000 })

const screens = [
  { page: 'inbox', heading: 'Inbox' },
  { page: 'appointments', heading: 'Appointments' },
  { page: 'appointment-times', heading: 'Appointment times' },
  { page: 'dashboard', heading: 'Dashboard' },
  { page: 'account', heading: 'Manage Accounts' },
  { page: 'price', heading: 'Manage Price' },
  { page: 'accessories', heading: 'Manage Accessories Price' },
  { page: 'bikes', heading: 'Manage Vehicles' },
  { page: 'offers', heading: 'Manage Offers' },
  { page: 'notifications', heading: 'Manage Notification' },
  { page: 'gallery', heading: 'Manage Gallery' },
  { page: 'slides', heading: 'Manage Slides' },
  { page: 'texts', heading: 'Manage Texts' },
  { page: 'languages', heading: 'Languages' },
  { page: 'lenders', heading: 'Manage Finance' },
  { page: 'team', heading: 'Manage Staff Members' },
  { page: 'testimonials', heading: 'Manage Testimonials' },
  { page: 'charges', heading: 'On-road Charges' },
  { page: 'reviews', heading: 'Manage Reviews' },
  { page: 'exchange-values', heading: 'Manage Exchange Values' },
  { page: 'service-plan', heading: 'Manage Service Plan' },
  { page: 'promises', heading: 'Promises' },
  { page: 'booking', heading: 'Booking Report' },
  { page: 'message', heading: 'Contact Us Report' },
  { page: 'applicants', heading: 'Career Report' },
  { page: 'opt-in', heading: 'Opt-In Report' },
  { page: 'profile', heading: 'User Profile' },
  { page: 'change-password', heading: 'Change Password' },
]
const onPhone = [
  'inbox',
  'appointments',
  'appointment-times',
  'dashboard',
  'price',
  'offers',
  'booking',
  'profile',
]

test('every staff screen opens, fits every width and satisfies axe', async ({ page }) => {
  // Some fifty screens, each read by axe: three minutes on a quiet machine.
  test.setTimeout(600_000)
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await signIn(page)
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const screen of screens) {
    await test.step(screen.heading, async () => {
      await page.goto(`/admin/dashboard?page=${screen.page}`)
      await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
      await expectItFits(page)
      // One of each kind is enough for the narrow layout.
      if (!onPhone.includes(screen.page)) return
      await page.setViewportSize({ width: 360, height: 800 })
      await expectItFitsLargeLetters(page)
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize(desktop)
    })
  }
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
    // Failures change nothing, and each is told.
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
  const cut = await page.locator('main *').evaluateAll((elements) =>
    elements
      // What is one pixel wide is for screen readers alone.
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
})
