import { expectItFitsLargeLetters, expectNothingHangsOut } from '../steps/fits.ts'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { groupsOf } from '../steps/groups-of.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { templates } from '../steps/page-templates.ts'

/** Letters of twice the size, as a visitor's own stylesheet sets them. */
const twice = { content: 'html { font-size: 200% }' }

const seen = Object.values(templates).flatMap(({ seenAt }) =>
  seenAt.map((address, nth) => ({ address, isOtherState: nth > 0 })),
)

for (const some of groupsOf(seen, 6))
  test(`on a phone axe finds nothing, and letters of twice the size lose nothing, of ${some.map(({ address }) => address).join(', ')} @phone-alone`, async ({
    page,
  }) => {
    // The home page's notification has a test of its own; here it would cover the page.
    await page.addInitScript(() => {
      if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
    })
    for (const { address, isOtherState } of some)
      await test.step(address, async () => {
        await openHydrated(page, address)
        // A page's other states have the same frame, which is checked with the first state.
        if (!isOtherState)
          expect.soft({ address, found: await axeFindings(page) }).toEqual({ address, found: [] })
        await expectItFitsLargeLetters(page)
        await page.addStyleTag(twice)
        await expectNothingHangsOut(page)
      })
  })

test('nothing of a page stays where the taller header of large letters lies @phone-alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, `${templates.model.seenAt[1]}`)
  await page.addStyleTag(twice)
  const below = await page.evaluate(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return [...document.querySelectorAll('main *')].filter((part) => {
      const { position, top } = getComputedStyle(part)
      return position === 'sticky' && Number.parseFloat(top) < bottom
    }).length
  })
  expect(below).toBe(0)
})

test('the words and icons of the bar at the bottom stand in line @phone-alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/about-us')
  const bar = page.getByRole('navigation', { name: 'Contact' })
  const parts = [...(await bar.getByRole('link').all()), page.getByRole('button', { name: /^Chat/ })]
  for (const style of [undefined, twice]) {
    if (style) await page.addStyleTag(style)
    const tops = await Promise.all(
      parts.map((part) => part.locator('svg').evaluate((icon) => icon.getBoundingClientRect().top)),
    )
    expect(new Set(tops.map(Math.round)).size).toBe(1)
    await expectNothingHangsOut(page)
  }
})
