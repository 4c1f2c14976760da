import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { comeBack } from '../steps/clock.ts'
import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { openHydrated, standsStill } from '../steps/hydrated.ts'

test.beforeEach(async ({ page }) => {
  // The notification has a test of its own.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
  })
})

const chosen = 'bikeName=ACTIVA110&variant=H-Smart&colour=Decent%20Blue%20Metallic'

const cells = (page: Page, title: RegExp) => page.getByRole('row', { name: title }).getByRole('cell')

test('a loan from the calculator is compared with a flat one, kept in the address, saved and asked for @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, `/view-details?${chosen}`)
  await page.getByRole('button', { name: /^EMI from/ }).click()
  await page.getByLabel('Loan amount', { exact: true }).fill('60,000')
  await page.getByRole('dialog').getByRole('link', { name: 'Compare loan offers' }).click()
  await expect(page).toHaveURL(/\/emi\?bikeName=ACTIVA110&variant=H-Smart&price=88918&a=28918_9\.75_r__36/)
  await expect(page.getByText(/Activa 110 H-Smart: ₹88,918 ex-showroom, as on /)).toBeVisible()

  const flat = page.getByRole('group', { name: 'Offer B' })
  await flat.getByLabel('Rate a year').fill('11.75')
  await flat.getByLabel('Processing fee').fill('2')
  await expect(cells(page, /^True yearly rate/)).toHaveText(['9.75%', '20.79%', '–'])
  await expect(page).toHaveURL(/b=28918_11\.75_f_2p_36/)
  await page.reload()
  await expect(cells(page, /^Rate as offered/)).toHaveText(['9.75% reducing', '11.75% flat', '–'])
  await standsStill(page)
  expect(await axeFindings(page)).toEqual([])
  await expectItFits(page)

  await page.getByLabel('Schedule of').selectOption('Offer B')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('emi-schedule-offer-b.csv')
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(3 + 36)
  expect(rows.at(-1)).toMatch(/^"36","[\d.]+","[\d.]+","[\d.]+","0\.00"$/)

  await page.getByRole('link', { name: 'Ask for Offer B' }).click()
  await expect(page.getByLabel('Loan amount in rupees')).toHaveValue('60000')
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toContain(
    '11.75% flat (truly 20.79% a year)',
  )
})

test('a quote is a picture to share and to save, and the same in words @phone-alone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async (data) => {
      const [file] = data?.files ?? []
      document.documentElement.dataset.shared = `${file?.type} ${file?.name}`
    }
  })
  await openHydrated(page, `/view-details?${chosen}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Quote as a picture' }).click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img', { name: /Activa 110, H-Smart, Decent Blue Metallic/ })
  await expect(picture).toHaveAttribute('alt', /₹88,918 ex-showroom, as on /)
  await standsStill(page)
  expect(await axeFindings(page)).toEqual([])
  await expectItFits(page)
  await dialog.getByRole('button', { name: 'Share picture' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', 'image/jpeg activa-110-h-smart.jpg')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save picture' }).click(),
  ])
  const file = await readFile(await download.path())
  expect(file.length).toBeLessThan(400_000)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 })
  // The blue model is in the upper half of the picture; below it there is dark text on white.
  const bike = await sharp(file).extract({ left: 56, top: 122, width: 968, height: 500 }).stats()
  expect(Math.max(...bike.channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
  const words = await sharp(file).extract({ left: 56, top: 760, width: 700, height: 560 }).stats()
  expect(words.channels[0]).toMatchObject({ max: 255 })
  expect(words.channels[0]?.min).toBeLessThan(60)
})

test('a price that changes while its page is open is said, and nothing moves @phone-alone', async ({
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, '/view-details?bikeName=SP125')
  await expect(page.getByText(/^Price as on [^,]*$/)).toBeVisible()
  const places = () =>
    Promise.all([
      page.getByRole('link', { name: 'BOOK TEST RIDE' }).boundingBox(),
      page.getByRole('group', { name: 'Variant' }).boundingBox(),
    ])
  const before = await places()
  await page.route('**/api/variants/SP125', async (route) => {
    const variants = (await (await route.fetch()).json()) as { price: number }[]
    await route.fulfill({ json: variants.map((variant) => ({ ...variant, price: 1_23_456 })) })
  })
  await comeBack(page)
  await expect(page.getByText(/^Price as on .*, before: ₹91,771$/)).toBeVisible()
  const words = /The ex-showroom price changed from ₹91,771 .* to ₹1,23,456 .* The new price is shown/
  await expect(page.getByText(words)).toBeVisible()
  expect(await places()).toEqual(before)
})
