import type { PageTemplate } from '#contract/site/pages/page.ts'
import { addressIn, otherLanguages } from '#contract/wire/language.ts'
import { expectItFitsLargeLetters, expectNothingHangsOut } from '../steps/fits.ts'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { expectNothingIsCovered } from '../steps/floating.ts'
import { groupsOf } from '../steps/groups-of.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { templates } from '../steps/page-templates.ts'

const desktop = { width: 1440, height: 900 }
const sizes = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [desktop.width, desktop.height],
] as const

// The home page's notification has a test of its own; here it would cover the page.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
  })
})

const addresses = Object.values(templates).flatMap(({ seenAt }) => [...seenAt])

test.describe('a visitor whose browser speaks Odia, with the language offered', () => {
  test.use({ locale: 'or-IN' })

  // One opening of a page serves all that is proved of it on a wide screen. `large-letters.spec.ts` opens the
  // same pages on a phone.
  for (const some of groupsOf(addresses, 5))
    test(`templates satisfy axe, and at every width they fit and nothing floats over what is pressed or read first: ${some.join(', ')}`, async ({
      page,
    }) => {
      test.slow()
      for (const address of some)
        await test.step(address, async () => {
          await openHydrated(page, address)
          await expect(page.getByRole('complementary', { name: 'Language', exact: true })).toHaveCount(1)
          expect.soft({ address, found: await axeFindings(page) }).toEqual({ address, found: [] })
          for (const [width, height] of sizes)
            await test.step(`${width} × ${height}`, async () => {
              await page.setViewportSize({ width, height })
              await expectNothingHangsOut(page)
              await expectNothingIsCovered(page)
            })
          await expectItFitsLargeLetters(page)
          await page.setViewportSize(desktop)
        })
    })
})

/** The templates with the longest words or the least room. */
const longWords: PageTemplate[] = [
  'home',
  'all models',
  'model',
  'form',
  'form beside tables',
  'outlets',
  'calculator',
  'comparison',
]

for (const language of otherLanguages)
  test(`${language}: words fit the narrowest phone, and one set to letters of twice the size; a page of cards and a form satisfy axe @phone-alone`, async ({
    page,
  }) => {
    for (const template of longWords) {
      const address = addressIn(language, templates[template].seenAt[0])
      await test.step(address, async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await openHydrated(page, address)
        if (template === 'home' || template === 'form')
          expect.soft({ address, found: await axeFindings(page) }).toEqual({ address, found: [] })
        await expectNothingHangsOut(page)
        await expectItFitsLargeLetters(page)
      })
    }
  })
