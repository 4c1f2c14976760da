import type { PageTemplate } from '#contract/site/pages/page.ts'
import { addressIn, otherLanguages } from '#contract/wire/language.ts'
import { expectItFits, expectItFitsLargeLetters, expectNothingHangsOut } from '../steps/fits.ts'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { groupsOf } from '../steps/groups-of.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { templates } from '../steps/page-templates.ts'

const phone = { width: 360, height: 800 }
const desktop = { width: 1440, height: 900 }

// The home page's notification has a test of its own; here it would cover the page.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
  })
})

const seen = Object.entries(templates).flatMap(([template, { seenAt }]) =>
  seenAt.map((address, nth) => ({ template, address, isOtherState: nth > 0 })),
)

for (const some of groupsOf(seen, 5))
  test(`templates fit every width and satisfy axe, on a desktop and on a phone: ${some.map(({ address }) => address).join(', ')}`, async ({
    page,
  }) => {
    for (const { template, address, isOtherState } of some)
      await test.step(`${template}: ${address}`, async () => {
        await openHydrated(page, address)
        expect.soft({ address, found: await axeFindings(page) }).toEqual({ address, found: [] })
        await expectItFits(page)
        await page.setViewportSize(phone)
        await expectItFitsLargeLetters(page)
        // A page's other states have the same frame, which is checked with the first state.
        if (!isOtherState)
          expect.soft({ address, onPhone: await axeFindings(page) }).toEqual({ address, onPhone: [] })
        await page.setViewportSize(desktop)
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
  test(`${language}: words fit the narrowest phone, and one set to letters of twice the size @phone-alone`, async ({
    page,
  }) => {
    for (const template of longWords) {
      const address = addressIn(language, templates[template].seenAt[0])
      await test.step(address, async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await openHydrated(page, address)
        await expectNothingHangsOut(page)
        await expectItFitsLargeLetters(page)
      })
    }
  })

for (const language of otherLanguages)
  test(`${language}: a page of cards and a form satisfy axe @phone-alone`, async ({ page }) => {
    for (const template of ['home', 'form'] as const) {
      const address = addressIn(language, templates[template].seenAt[0])
      await openHydrated(page, address)
      expect.soft({ address, found: await axeFindings(page) }).toEqual({ address, found: [] })
    }
  })
