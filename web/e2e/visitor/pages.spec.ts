import { outletPage } from '#contract/site/pages.ts'
import { expectNothingHangsOut } from '../steps/fits.ts'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { groupsOf } from '../steps/groups-of.ts'
import { allLives, openHydrated } from '../steps/hydrated.ts'
import { singlePages, templates } from '../steps/page-templates.ts'

const looked = new Set<string>(Object.values(templates).flatMap(({ seenAt }) => seenAt))

/**
 * Pages that `templates.spec.ts` does not open, because it opens another page of the same template. The page
 * of an appointment shows nothing without its link; a test below covers that.
 */
const others = [
  ...Object.entries(singlePages).map(([path, { heading }]) => ({ path, heading })),
  { path: outletPage(12), heading: 'Link Road-Bigwing' },
].filter(({ path }) => !looked.has(path) && path !== '/appointment')

for (const some of groupsOf(others, 8))
  test(`${some.map(({ path }) => path).join(', ')} open without a complaint and fit the narrowest phone @phone-alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const { path, heading } of some)
      await test.step(path, async () => {
        await openHydrated(page, path)
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expectNothingHangsOut(page)
      })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that cannot be sent puts nothing into the address', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('First name').fill('Bijaya')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('an outlet has its numbers', async ({ page }) => {
    await page.goto('/dealers/7')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kandarpur')
    await expect(page.getByRole('main').getByRole('link', { name: '0671-000-0107' })).toBeVisible()
  })
})

test('the footer folds to one screen of a phone, and stands open on a wide one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  const career = footer.getByRole('link', { name: 'Career' })
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(740)
  await expect(career).toBeHidden()
  await footer.getByText('About', { exact: true }).last().click()
  await expect(career).toBeVisible()
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.reload()
  await expect(career).toBeVisible()
})

test('the chat opens, holds the keyboard, closes, and leaves the bottom bar free @phone-alone', async ({
  page,
}) => {
  await page.goto('/terms-conditions')
  const button = page.getByRole('button', { name: 'Chat With Us' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Chat With Us' })
  await expect(panel).toBeFocused()
  await expect(panel.getByLabel('First name')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('First name')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])

  const bar = page.getByRole('navigation', { name: 'Contact' })
  const [above, below] = [await panel.boundingBox(), await bar.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('the social links fold and unfold @phone', async ({ page }) => {
  await page.goto('/terms-conditions')
  const sidebar = page.getByRole('complementary', { name: 'Follow us' })
  const button = sidebar.getByRole('button', { name: 'Social links' })
  const wasOpen = (page.viewportSize()?.width ?? 0) >= 1376
  await expect(button).toHaveAttribute('aria-expanded', String(wasOpen))
  if (!wasOpen) await button.click()
  await expect(sidebar.getByRole('link')).toHaveCount(4)
  // Where the links are open at once, the test of every page has checked them already.
  if (!wasOpen) expect(await axeFindings(page)).toEqual([])
  await button.click()
  await expect(sidebar.getByRole('link')).toHaveCount(0)
})

test('the floating things stay away from the back office', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat With Us' })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Follow us' })).toHaveCount(0)
})

test('the network leads to an outlet, and back @phone-alone', async ({ page }) => {
  await page.goto('/networks')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(13)
  await page.getByRole('main').getByRole('link', { name: 'Salepur', exact: true }).click()
  await expect(page).toHaveURL(/\/dealers\/5$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salepur')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Networks' }).click()
  await expect(page).toHaveURL(/\/networks$/)
})

test.describe('where something is missing', () => {
  test.use({ allowedComplaints: ['404 (Not Found)'] })

  test('an address that names nothing we have is answered in words that axe can read too @phone-alone', async ({
    page,
  }) => {
    for (const [address, words] of [
      ['/nowhere', 'We cannot find this page'],
      ['/dealers/77', 'We have no such outlet'],
      ['/view-details?bikeName=NOPE', 'We have no model called NOPE'],
      ['/appointment', 'The link in our mail opens your appointment here'],
      ['/angle-view?bikeName=NOPE', 'We have no model called NOPE'],
      ['/angle-view', 'No model was named'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(words)).toBeVisible()
      // The 360° view shows such a notice with the same code as the page of a model, so it is not checked
      // again.
      if (address.startsWith('/angle-view')) continue
      expect({ address, found: await axeFindings(page) }).toEqual({ address, found: [] })
    }
  })
})

test('films wait for a press and fetch nothing before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/optain', '/joy-club']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
    await allLives(page)
  }
  expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([])
})
