import { expectItFits } from './fits.ts'
import { axeFindings, expect, signIn, test } from './fixtures.ts'

test.describe.configure({ timeout: 240_000 })

const catalogue = '/admin/dashboard?page=catalogue'

test('list and editor fit every width and are read by everybody', async ({ page }) => {
  await signIn(page)
  await page.goto(catalogue)
  await expect(page.getByRole('button', { name: 'Edit SP125' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await expectItFits(page)
  for (const section of ['', 'variants', 'colours', 'specification', 'accessories', 'pictures']) {
    await page.goto(catalogue)
    await page.getByRole('button', { name: 'Edit SP125' }).click()
    await page.waitForURL(/vehicle=/)
    await expect(page.getByText('Everything is saved.')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goto(`${page.url()}&section=${section}`)
    await expect(page.getByText('Everything is saved.')).toBeVisible()
    expect({ section, found: await axeFindings(page) }).toEqual({ section, found: [] })
    await expectItFits(page)
  }
})
