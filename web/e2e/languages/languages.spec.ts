import { publicPages, quietPages } from '#contract/site/pages.ts'
import { addressIn, otherLanguages } from '#contract/wire/language.ts'
import { demoParts } from '../../../supabase/seed/dealership.ts'
import { expect, test } from '../steps/fixtures.ts'
import { allLives, openHydrated } from '../steps/hydrated.ts'
import { leftOverEnglish, textsIn } from './left-over-english.ts'

const models = ['/view-details?bikeName=SP125', '/angle-view?bikeName=SP125', '/dealers/1']

for (const language of otherLanguages)
  test(`${language}: no page has English left over in its own words`, async ({ page, request }) => {
    for (const path of [...publicPages(demoParts), ...quietPages, ...models]) {
      const address = addressIn(language, path)
      const html = await (await request.get(address)).text()
      const dataFile = /id="page-data" href="([^"]+)"/.exec(html)?.[1] ?? ''
      const brought = textsIn(await (await request.get(dataFile)).json())
      expect.soft([address, await leftOverEnglish(page, html, brought)]).toEqual([address, []])
    }
  })

test('whoever changes the language in the middle of a form goes on typing, and sends it', async ({
  page,
}) => {
  await openHydrated(page, '/contact?utm_source=sms')
  await page.getByLabel('First name').fill('ସସ୍ମିତା')
  await page.getByLabel('Telephone').fill('98610 00042')
  await allLives(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'ଓଡ଼ିଆ' }).click()
  await expect(page).toHaveURL(/\/or\/contact\?utm_source=sms$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ଯୋଗାଯୋଗ କରନ୍ତୁ')
  await expect(page.locator('[name="firstName"]')).toHaveValue('ସସ୍ମିତା')
  await expect(page.locator('[name="telephone"]')).toHaveValue('98610 00042')
  await page.locator('[name="lastName"]').fill('Das')
  await page.locator('[name="postalCode"]').fill('753001')
  await page.locator('[name="comment"]').fill('ଦୟାକରି ସନ୍ଧ୍ୟାରେ ଡାକନ୍ତୁ')
  const sent = page.waitForResponse(
    (answer) => answer.url().includes('/contact') && answer.request().method() === 'POST',
  )
  await page.locator('main form').getByRole('button').last().click()
  expect((await sent).status()).toBe(201)
})

test('the switch in the header is a button on phones, keeps the page and closes by Escape @phone', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, '/view-details?bikeName=SP125')
  await allLives(page)
  const header = page.getByRole('banner')
  if (isMobile) {
    await header.getByLabel('Language: English').click()
    await page.keyboard.press('Escape')
    await expect(header.getByRole('link', { name: 'हिन्दी' })).toBeHidden()
    await header.getByLabel('Language: English').click()
  }
  await header.getByRole('link', { name: 'हिन्दी' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/hi\/view-details\?bikeName=SP125$/)
  // The links on the page lead to pages in the same language.
  await openHydrated(page, page.url())
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^\/hi/)
})

test.describe('a browser that is set to Odia besides English', () => {
  test.use({ locale: 'or-IN' })

  test('is offered the page in Odia, once', async ({ page }) => {
    await openHydrated(page, '/contact')
    const offer = page.getByRole('complementary', { name: 'Language' })
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/or/contact')
    await offer.getByRole('button', { name: 'Stay with English' }).click()
    await expect(offer).toHaveCount(0)
    await openHydrated(page, '/offers')
    await expect(offer).toHaveCount(0)
  })
})
