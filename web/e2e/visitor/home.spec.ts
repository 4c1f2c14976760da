import { expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

test('home is at most five screens of a phone, and begins with one button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * 740)
  const main = page.getByRole('main')
  const buttons = await main.getByRole('button').all()
  const links = await main.getByRole('link').all()
  const inSight = async (parts: typeof links) => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    return boxes.filter((box) => box && box.y < 740 && box.x < 360).length
  }
  // The button, and the shown model.
  expect([await inSight(buttons), await inSight(links)]).toEqual([0, 2])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a PIN code on the home page leads to the outlets @phone-alone', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Your PIN code or village').fill('754202')
    await page.getByRole('button', { name: 'Nearest outlet' }).click()
    await expect(page).toHaveURL('/networks?near=754202')
  })
})
