import { expectItFits, expectItFitsLargeLetters, expectNothingHangsOut } from './fits.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'

const bike = '/view-details?bikeName=SP125'

const pages = [
  '/',
  '/motorcycle',
  '/scooters',
  '/ev',
  '/bigWing',
  bike,
  `${bike}&tab=specifications`,
  `${bike}&tab=colours`,
  `${bike}&tab=features`,
  `${bike}&tab=accessories`,
  '/angle-view?bikeName=SP125',
  '/text-ride-booking?bikeName=SP125',
]

test('every page of the catalogue fits every width', async ({ page }) => {
  for (const path of pages)
    await test.step(path, async () => {
      await openHydrated(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectItFits(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectItFitsLargeLetters(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    })
})

/** Where words are longest or stand closest. */
const narrow = [
  '',
  'models',
  'compare',
  'finance',
  'service-booking',
  'emi',
  'networks',
  'view-details?bikeName=SP125',
]

test('Odia, Hindi and English fit the narrowest phone, and one set to letters of twice the size @phone-alone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const path of narrow) {
    for (const language of ['or/', 'hi/', ''])
      await test.step(`/${language}${path} at 320`, async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await openHydrated(page, `/${language}${path}`)
        await expectNothingHangsOut(page)
        await expectItFitsLargeLetters(page)
      })
  }
})
