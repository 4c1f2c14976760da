import { expectNothingHangsOut } from '../steps/fits.ts'
import { expect, test } from '../steps/fixtures.ts'
import { groupsOf } from '../steps/groups-of.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { templates } from '../steps/page-templates.ts'

/** Letters of twice the size, as a visitor's own stylesheet sets them. */
const twice = { content: 'html { font-size: 200% }' }

const addresses = Object.values(templates).flatMap(({ seenAt }) => [...seenAt])

for (const some of groupsOf(addresses, 9))
  test(`with letters of twice the size a phone loses nothing of ${some.join(', ')} @phone-alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const address of some)
      await test.step(address, async () => {
        await openHydrated(page, address)
        await page.addStyleTag(twice)
        await expectNothingHangsOut(page)
      })
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
