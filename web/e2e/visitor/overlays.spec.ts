import type { Page } from '@playwright/test'
import { expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

const bike = '/view-details?bikeName=SP125'
const popup = (page: Page) => page.getByRole('dialog', { name: 'News for riders' })

/** Opens a page whose previous page in the history has the heading "Terms and conditions". */
async function openBehindTerms(page: Page, address: string): Promise<void> {
  await page.goto('/terms-conditions')
  await openHydrated(page, address)
}

for (const { what, address, open, dialog } of [
  {
    what: 'the EMI calculator',
    address: '/finance',
    open: (page: Page) => page.getByRole('button', { name: 'EMI calculator' }).click(),
    dialog: (page: Page) => page.getByRole('dialog'),
  },
  {
    what: 'a picture of the gallery',
    address: '/gallery',
    open: (page: Page) => page.getByRole('main').getByRole('button').first().click(),
    dialog: (page: Page) => page.getByRole('dialog'),
  },
  {
    what: 'the chat',
    address: '/aboutus',
    open: (page: Page) => page.getByRole('button', { name: /^Chat/ }).click(),
    dialog: (page: Page) => page.getByRole('region', { name: 'Chat With Us' }),
  },
]) {
  test(`Back closes ${what} before it leaves the page, and keeps its place @phone-alone`, async ({
    page,
  }) => {
    await openBehindTerms(page, address)
    await page.evaluate(() => scrollTo(0, 120))
    const before = page.url()
    for (let round = 0; round < 2; round += 1) {
      await open(page)
      await expect(dialog(page)).toBeVisible()
      await expect.poll(() => page.evaluate(() => history.state?.isMarked)).toBe(true)
      const top = await page.evaluate(() => scrollY)
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([before, top])
    }
    await page.goBack()
    await expect(page).toHaveURL('/terms-conditions')
  })
}

test('Back closes a dropdown of the desktop menu before it leaves the page', async ({ page }) => {
  await openBehindTerms(page, '/offers')
  const group = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'SERVICES' })
  const other = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'NETWORKS' })
  await group.click()
  await other.click()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => page.evaluate(() => history.state?.isMarked)).toBe(true)
  await page.goBack()
  await expect(other).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL('/offers')
  await group.click()
  await page.getByRole('link', { name: 'Book for service' }).first().click()
  await expect(page).toHaveURL('/service-booking')
  await page.goBack()
  await expect(page).toHaveURL('/offers')
  await page.goBack()
  await expect(page).toHaveURL('/terms-conditions')
})

test('a link in the menu leads on, and Back from there returns without a dead step', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBehindTerms(page, '/offers')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'FINANCE' }).click()
  await expect(page).toHaveURL('/finance')
  await page.goBack()
  await expect(page).toHaveURL('/offers')
  await page.goBack()
  await expect(page).toHaveURL('/terms-conditions')
})

test('what is closed stops no way to another page, and closes nothing that is opened right after', async ({
  page,
}) => {
  await openBehindTerms(page, '/gallery')
  const picture = page.getByRole('main').getByRole('button').first()
  for (let round = 0; round < 10; round += 1) {
    await picture.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await picture.click()
  await page.keyboard.press('Escape')
  await page.goto('/offers')
  await expect(page).toHaveURL('/offers')
})

test('on the first page of a visit nothing is left behind either', async ({ page }) => {
  await page.goto('/terms-conditions')
  const coming = page.waitForEvent('popup')
  await page.evaluate(() => window.open('/gallery'))
  const first = await coming
  await first.getByRole('main').getByRole('button').first().click()
  await expect(first.getByRole('dialog')).toBeVisible()
  await expect.poll(() => first.evaluate(() => history.state?.isMarked)).toBe(true)
  await first.keyboard.press('Escape')
  await expect.poll(() => first.evaluate(() => history.state?.isMarked ?? false)).toBe(false)
})

test('the pop-up comes to an idle visitor with its offer, and Back closes it', async ({ page }) => {
  await openBehindTerms(page, '/')
  await expect(popup(page)).toBeVisible()
  await expect(popup(page).getByText('Latest offer', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('the pop-up never comes over a form in use @phone-alone', async ({ page }) => {
  await page.clock.install()
  const news = page.waitForResponse('**/api/getOffers')
  await openHydrated(page, '/')
  const name = page.getByLabel('First name')
  await name.pressSequentially('Bijaya')
  await news
  // Longer than the second after which the pop-up may come, without typing; but the form holds the focus and
  // typed text.
  await page.clock.runFor(2500)
  await expect(popup(page)).toHaveCount(0)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Bijaya')
})

test('the button of the chat covers no button, on a small laptop and on a tablet', async ({ page }) => {
  for (const address of ['/motorcycle', bike, '/offers', '/gallery', '/contact']) {
    await openHydrated(page, address)
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      const chat = await page.getByRole('button', { name: /^Chat/ }).boundingBox()
      if (!chat) throw new Error('There is no chat.')
      // At every scroll position, no control reaches so far to the side.
      const covered = await page.evaluate(
        (left) =>
          [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .filter((element) => element.closest('.overflow-x-auto') === null)
            .filter((element) => element.getBoundingClientRect().right > left)
            .map((element) => element.outerHTML.slice(0, 120)),
        chat.x,
      )
      expect({ address, width, covered }).toEqual({ address, width, covered: [] })
    }
  }
})

test('the chat shows its five fields and its button on a phone without scrolling, and leaves a lasting line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/aboutus')
  await page.getByRole('button', { name: /^Chat/ }).click()
  const chat = page.getByRole('region', { name: 'Chat With Us' })
  const labels = ['First name', 'Last name', 'Postal code', 'Telephone', 'Your question']
  for (const label of labels) await expect(chat.getByLabel(label)).toBeInViewport({ ratio: 1 })
  await expect(chat.getByRole('button', { name: 'Send question' })).toBeInViewport({ ratio: 1 })
  const entries = ['Bijaya', 'Das', '753009', `9${String(Date.now()).slice(-9)}`, 'Is the SP125 in stock?']
  for (const [index, label] of labels.entries()) await chat.getByLabel(label).fill(entries[index] ?? '')
  await chat.getByRole('button', { name: 'Send question' }).click()
  await expect(chat.getByText(/We will call you back/).first()).toBeVisible()
  await expect(chat.getByRole('heading', { name: 'Query submitted successfully!' })).toBeVisible()
})

test('the page behind a dialog does not move by the width of the scroll bar', async ({ page }) => {
  await openHydrated(page, '/finance')
  const place = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { left, width } = heading.getBoundingClientRect()
      return [left, width]
    })
  const width = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const before = await place()
  await page.getByRole('button', { name: 'EMI calculator' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect([await place(), await width()]).toEqual([before, 0])
})
