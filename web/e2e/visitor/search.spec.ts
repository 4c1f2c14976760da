import type { Page } from '@playwright/test'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { openHydrated, standsStill } from '../steps/hydrated.ts'

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: /^Search/ })
const hits = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')

test('nothing of the search loads before it is touched; it forgives an error and leads to the model @phone-alone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, '/terms-conditions')
  const ofSearch = () => asked.filter((path) => /search-dialog|searchIndex/.test(path))
  expect(ofSearch()).toEqual([])

  await button(page).click()
  await expect(field(page)).toBeFocused()
  await standsStill(page)
  expect(await axeFindings(page)).toEqual([])
  expect(ofSearch()).toContain('/api/searchIndex')

  await field(page).fill('hornat')
  await expect(hits(page).first()).toContainText('Hornet 2.0')
  await expect(hits(page).first()).toContainText('₹1,45,500')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hornet 2.0' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a part leads to its place among the accessories, a colour to the model in it, an outlet to its page @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, '/terms-conditions')
  const find = async (typed: string) => {
    await button(page).click()
    await field(page).fill(typed)
    await hits(page).first().click()
  }
  await find('08P61-K3A-B10')
  await expect(page.getByRole('tab', { name: 'ACCESSORIES' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Tank Pad' })).toBeVisible()
  await find('ଲାଲ ହର୍ଣ୍ଣେଟ')
  await expect(page).toHaveURL(/bikeName=HORNET2\.0.*colour=Radiant%20Red%20Metallic/)
  await expect(page.getByRole('heading', { name: 'Radiant Red Metallic' })).toBeVisible()
  await find('jagatpour')
  await expect(page).toHaveURL('/dealers/2')
})

test('Back and Escape close it and leave the page where it was @phone-alone', async ({ page }) => {
  await page.goto('/contact')
  await openHydrated(page, '/terms-conditions')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => history.state?.isMarked)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page).click()
  await field(page).fill('activa')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/terms-conditions')
})

test('/ and Ctrl+K open it, and / goes into a field where one is being filled in', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  const name = page.getByRole('main').getByLabel(/name/i).first()
  await name.fill('A')
  await name.press('/')
  await expect(name).toHaveValue('A/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
})

test('the header has room for its button at every width, and it stands in the page as it was built', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/terms-conditions')).text()).toContain('data-search')
  await openHydrated(page, '/terms-conditions')
  for (const width of [320, 360, 768, 1024, 1152, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const box = await button(page).boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(width)
    // On touch screens the button is as large as a finger; the row on a small desktop has no room for more
    // than 36 px.
    expect(box?.width).toBeGreaterThanOrEqual(width < 1024 ? 44 : 36)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the models instead @phone-alone', async ({ page }) => {
    await page.goto('/terms-conditions')
    await expect(button(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Models' }).click()
    await expect(page).toHaveURL('/models')
  })
})
