import { readFile } from 'node:fs/promises'
import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { formLives, openHydrated } from '../steps/hydrated.ts'

test('the nearest outlet is found by a village as people write it, and the address can be shared @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, '/networks')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByLabel('Your PIN code or village').fill('Saleypur')
  await page.getByLabel('Your PIN code or village').press('Enter')
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await expect(first.getByRole('heading')).toHaveText('Salepur')
  await expect(first).toContainText('less than 2 km away')
  await expect(first).toContainText(/Open now, until|Closed (now|today)/)
  expect(page.url()).toContain('near=Saleypur')
  // The place is sent nowhere, because it is looked up on the device.
  expect(asked.filter((url) => /saleypur/i.test(url))).toEqual([])

  await page.getByLabel('What you come for').selectOption('Spare parts')
  await page.getByRole('button', { name: 'Nearest first' }).click()
  await expect(page.getByText(/^From Salepur the nearest is Salepur/)).toBeVisible()
  const count = await page.getByRole('link', { name: /^Directions/ }).count()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Directions/ })).toHaveCount(count)
  expect(count).toBeLessThan(12)
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel('Your PIN code or village').fill('560001')
  await page.getByRole('button', { name: 'Nearest first' }).click()
  await expect(page.getByText(/^PIN 560001 is outside Odisha/)).toBeVisible()

  // The last found place stays on the device for every form that offers outlets.
  await openHydrated(page, '/text-ride-booking?bikeName=SP125')
  await page.getByLabel('YOUR NAME').focus()
  await formLives(page)
  await page.getByRole('button', { name: /^Choose a day and time/ }).click()
  await expect(page.getByText('The nearest to Salepur stands first.')).toBeVisible()
  const outlets = page.getByRole('combobox', { name: 'Outlet', exact: true }).getByRole('option')
  await expect(outlets.nth(1)).toHaveText('Salepur, less than 2 km')
})

test('what is pressed as soon as a page is loaded is answered at once @phone-alone', async ({ page }) => {
  // A hidden menu that never lived once held such presses back for fifteen seconds.
  const atOnce = { timeout: 3000 }
  await page.goto('/networks')
  await page.getByLabel('Your PIN code or village').fill('Salepur')
  await page.getByRole('button', { name: 'Nearest first' }).click()
  await expect(page.getByText('less than 2 km away', { exact: true })).toBeVisible(atOnce)
  await page.goto('/models')
  await page.getByRole('button', { name: /^Up to ₹80,000 \d+ models$/ }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of /, atOnce)
})

test('the page of a model says whether it fits @phone-alone', async ({ page }) => {
  await openHydrated(page, '/view-details?bikeName=SP125')
  await page.getByRole('button', { name: 'Check the fit' }).click()
  await page.getByLabel('Height (cm)').fill('150')
  await expect(page.getByText(/^Toes of both feet/)).toBeVisible()
  await expect(page.getByText(/^about ₹[\d,]+ a month for petrol/)).toBeVisible()
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])
})

test('the page for owners keeps what is typed, hands it to a form, and fills a calendar @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, '/owners')
  await page.getByLabel('Vehicle', { exact: true }).selectOption('Scooter')
  await page.getByLabel('Bought on').fill('2025-03-12')
  await page.getByLabel('Kilometres on the odometer').fill('12,400')
  await page.getByLabel('Registration number').fill('OD 05 AB 1234')
  await expect(page.getByText('Until 11 Mar 2028 or 36,000 km')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Until 11 Mar 2028 or 36,000 km')).toBeVisible()
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save reminders' }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file).toContain('Standard warranty ends')
  expect(file).toContain('BEGIN:VALARM')

  await page.getByRole('link', { name: 'See what it covers, and ask for it' }).click()
  await expect(page.getByLabel('Year of purchase')).toHaveValue('2025')
  await expect(page.getByLabel('Registration number')).toHaveValue('OD 05 AB 1234')
  expect(page.url()).not.toContain('OD')
})
