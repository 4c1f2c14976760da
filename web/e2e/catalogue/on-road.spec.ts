import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

test('a visitor reads every line, chooses, and keeps the price as a slip that says the same @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, '/view-details?bikeName=SHINE125&type=motorcycle&variant=Disc')
  await page.getByRole('button', { name: 'On-road price', exact: true }).click()
  const lines = page.getByRole('list', { name: 'On-road price, line by line' })
  const line = (label: string) => lines.getByRole('listitem').filter({ hasText: label })
  const total = page.getByTestId('on-road-total')
  await expect(lines.getByRole('listitem').first()).toContainText('₹86,300')
  await expect(line('Road tax')).toContainText('₹5,178')
  await expect(line('Road tax')).toContainText('State · estimate')
  await expect(lines).not.toContainText(/handling/i)
  await expect(lines).not.toContainText('hypothecation')
  const plain = await total.textContent()

  await page.getByLabel('I buy it on a loan').check()
  await expect(line('hypothecation')).toContainText('₹500')
  await page.getByLabel(/^Seat Cover/).check()
  await expect(total).not.toHaveText(plain ?? '')
  const chosen = await total.textContent()
  // So high that nothing which axe measures lies half below what stays in sight.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width, height: 8000 })
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width, height })

  await page.getByRole('button', { name: 'EMI from this on-road price' }).click()
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue((chosen ?? '').replace('₹', ''))
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Make a slip' }).click()
  await expect(page).toHaveURL(/\/slip\/S-[0-9A-Z]{6}$/)
  await expect(page.getByRole('heading', { name: 'Shine 125 Disc' })).toBeVisible()
  await expect(total).toHaveText(chosen ?? '')
  await expect(page.getByRole('img', { name: /^Code that leads to slip S-/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // The number alone leads back to the slip, also when a visitor types it.
  const number = page.url().split('/').at(-1) ?? ''
  await page.goto('/slip')
  await page.getByLabel('Number of the slip').fill(number.toLowerCase().replace('-', ' '))
  await page.getByRole('button', { name: 'Find the slip' }).click()
  await expect(total).toHaveText(chosen ?? '')
})

test('a device remembers that it asked for on-road prices, on every page @phone-alone', async ({ page }) => {
  await openHydrated(page, '/scooters')
  const price = page.getByRole('region', { name: 'Chosen model' }).locator('data')
  const shown = page.getByRole('region', { name: 'Chosen model' })
  await expect(shown.getByLabel('Show prices')).toHaveValue('ex-showroom')
  const exShowroom = await price.textContent()
  await shown.getByLabel('Show prices').selectOption('on-road')
  await expect(shown.getByLabel('Show prices')).toHaveValue('on-road')
  await expect(price).not.toHaveText(exShowroom ?? '')

  await openHydrated(page, '/')
  const models = page.getByRole('region', { name: 'SELECT A MODEL' })
  await expect(models.getByLabel('Show prices')).toHaveValue('on-road')
  await openHydrated(page, '/scooters')
  await expect(shown.getByLabel('Show prices')).toHaveValue('on-road')
  await shown.getByLabel('Show prices').selectOption('ex-showroom')
  await expect(price).toHaveText(exShowroom ?? '')
})
