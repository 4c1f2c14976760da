import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'

test.describe.configure({ timeout: 240_000 })

const catalogue = '/admin/dashboard?page=catalogue'

test('the editor fits every width and is read by everybody', async ({ page }) => {
  await signIn(page)
  await page.goto(catalogue)
  await page.getByRole('button', { name: 'Edit SP125' }).click()
  await page.waitForURL(/vehicle=/)
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const editor = page.url()
  for (const section of ['', 'variants', 'colours', 'specification', 'accessories', 'pictures'])
    await test.step(section, async () => {
      await page.goto(`${editor}&section=${section}`)
      await expect(page.getByText('Everything is saved.')).toBeVisible()
      expect({ section, found: await axeFindings(page) }).toEqual({ section, found: [] })
      await expectItFits(page)
    })
})
