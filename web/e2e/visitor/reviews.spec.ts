import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { formLives, openHydrated, standsStill } from '../steps/hydrated.ts'

/** A picture as large as a phone's; the browser makes it smaller before sending it. */
const photograph = 'web/public/media/pages/services.webp'

test('a review with a photograph waits for staff, and stands on Testimonials once they show it @phone-alone', async ({
  page,
}) => {
  const words = `It starts at the first kick, ${Date.now()}.`
  await openHydrated(page, '/review?model=SP125')
  await page.getByLabel('In your words').focus()
  await formLives(page)
  await page.getByLabel('4 stars, good').check({ force: true })
  await page.getByLabel('In your words').fill(words)
  await page.getByLabel(/^Photographs/).setInputFiles(photograph)
  await expect(page.getByText('Arrived')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Anita Sahoo')
  await page.getByLabel('Town or village').fill('Banki')
  await page.getByLabel('Mobile number').fill('98765 43211')
  await page.getByLabel(/^You may show my words/).check()
  expect(await axeFindings(page)).toEqual([])
  await expectItFits(page)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. Your review has reached us.' })).toBeVisible()

  await page.getByRole('link', { name: 'Read what others say' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/testimonials/i)
  await expect(page.getByText(words)).toHaveCount(0)

  await signIn(page)
  await page.goto('/admin/dashboard?page=reviews')
  const waiting = page.getByRole('article').filter({ hasText: words })
  await expect(
    waiting.getByRole('img', { name: 'Photograph 1 by Anita Sahoo; opens in a new tab' }),
  ).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await expectItFits(page)
  await waiting.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('The review is shown.')).toBeVisible()

  await openHydrated(page, '/testimonials')
  const shown = page.getByRole('listitem').filter({ hasText: words })
  await expect(shown).toContainText('Anita, Banki, SP125')
  await expect(shown).not.toContainText('Sahoo')
  const photo = shown.getByRole('img', { name: /^Photograph 1/ })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await standsStill(page)
  expect(await axeFindings(page)).toEqual([])
  await expectItFits(page)
  await page.goto('/view-details?bikeName=SP125')
  await expect(page.getByRole('region', { name: /^Riders of the/ })).toContainText(words)
  const ofAnother = await page.request.get('/api/reviews?bikeName=NX200')
  expect(await ofAnother.text()).not.toContain(words)
})

test('an old vehicle gets a range at once and goes out with its photographs @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, '/exchange')
  await page.getByLabel('Make').focus()
  await formLives(page)
  await page.getByLabel('Make').fill('Honda')
  await page.getByLabel('Model', { exact: true }).fill('Activa 5G')
  await page.getByLabel('Year bought').fill('2020')
  await page.getByLabel('Kilometres').fill('24,000')
  await page.getByLabel('Good', { exact: true }).check()
  await page.getByLabel('Papers').selectOption('All in order')
  await expect(page.getByText(/^₹[\d,]+ to ₹[\d,]+$/)).toBeVisible()
  await page.getByLabel(/^Photographs/).setInputFiles([photograph, photograph])
  await expect(page.getByText('Arrived')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove photograph 2' }).click()
  // An uploaded photograph survives a reload together with the typed text, and is sent with it.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:photos:/exchange')))
    .toContain('data:')
  await page.reload()
  await page.getByLabel('Make').focus()
  await formLives(page)
  await expect(page.getByLabel('Make')).toHaveValue('Honda')
  await expect(page.getByText('Arrived')).toHaveCount(1)
  await page.getByLabel('Name', { exact: true }).fill('Bijaya Das')
  await page.getByLabel('Mobile number').fill('98765 43212')
  await standsStill(page)
  expect(await axeFindings(page)).toEqual([])
  await expectItFits(page)
  await page.getByRole('button', { name: 'Send the details' }).click()
  await expect(page.getByRole('heading', { name: 'We have the details of your vehicle.' })).toBeVisible()
})

test('the figures of the stars stand in one line where their words need two @phone-alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/hi/review')
  const boxes = page.locator('fieldset label', { has: page.locator('[type=radio]') })
  const tops = await boxes.evaluateAll((all) =>
    all.map((box) => Math.round(box.querySelector('span')?.getBoundingClientRect().top ?? 0)),
  )
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(1)
})
