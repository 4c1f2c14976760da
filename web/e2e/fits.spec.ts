import { expectItFits } from './fits.ts'
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

test('every page of the catalogue fits every width @phone', async ({ page }) => {
  for (const path of pages)
    await test.step(path, async () => {
      await openHydrated(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectItFits(page)
    })
})
