import type { Page } from '@playwright/test'
import type { PriceVersion } from '#contract/prices/price-batches.ts'
import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { sendForm } from '../steps/send-form.ts'

test.describe.configure({ timeout: 180_000 })

const changeMany = '/admin/dashboard?page=price&view=many'

/** The present prices of a model's variants. */
async function pricesOf(page: Page, model: string): Promise<PriceVersion[]> {
  const all = (await (await page.request.get('/api/priceVersions')).json()) as PriceVersion[]
  return all.filter((version) => version.model === model)
}

/** Sets the price of a variant without the screen, as another tab would. */
async function setPrice(page: Page, { variantId }: PriceVersion, price: number): Promise<void> {
  const set = await page.request.patch(`/api/variantPrices/${variantId}`, {
    data: { price },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(set.status()).toBe(200)
}

async function paste(page: Page, cells: string): Promise<void> {
  await page.getByLabel('Cells with names and new prices').fill(cells)
  await page.getByRole('button', { name: 'Read these lines' }).click()
}

const changed = (page: Page) => page.getByRole('table', { name: 'Prices to change' })

test('prices that were pasted are judged, mended and set, and people with the old price are named; then all is undone', async ({
  page,
  browser,
  product,
}) => {
  const model = 'HORNET2.0'
  await signIn(page)
  const before = await pricesOf(page, model)
  const old = before[0]?.price ?? 0
  const title = `Hornet ${Date.now()}`
  const person = `Anu ${Date.now()}`
  try {
    await sendForm(product.url, '/api/postBooking', {
      name: person,
      mobileNo: '9861012345',
      emailId: 'anu@mail.example',
      model,
      color: 'Red',
      message: '',
    })

    await page.goto('/admin/dashboard?page=price')
    await page.getByRole('button', { name: 'Change many' }).click()
    await paste(
      page,
      `Model\tNew price\n${model}\t${old + 1000}/-\nNo such bike\t₹ 1,00,000\nACTIVA125\tsoon`,
    )
    const table = changed(page)
    await expect(table.getByText('No model of this name')).toBeVisible()
    await expect(table.getByText('Price cannot be read')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Set 1 price' })).toBeDisabled()
    expect(await axeFindings(page)).toEqual([])
    await expectItFits(page)

    // The typed prices are still there after a reload, and can be corrected in place.
    await page.reload()
    await table.getByRole('button', { name: /^Leave out ACTIVA125/ }).click()
    await table.getByRole('button', { name: 'Leave out No such bike' }).click()
    await expect(table.getByText('+₹1,000')).toBeVisible()
    await page.getByLabel('Name of this change').fill(title)
    await page.getByRole('button', { name: 'Set 1 price' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set 1 price' }).click()

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: person })).toHaveAttribute('href', /page=inbox.*lead=/)
    expect(await axeFindings(page)).toEqual([])
    await expectItFits(page)
    const visitor = await (await browser.newContext()).newPage()
    const shown = await visitor.request.get(`/api/bikeView/${model}`)
    expect(await shown.json()).toMatchObject({ bike: { bikePrice: old + 1000 } })
    await visitor.context().close()

    await page.getByRole('button', { name: 'Undo this change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
    await expect(page.getByText('1 of 1 prices are put back.').first()).toBeVisible()
    expect(await pricesOf(page, model)).toEqual(before)

    await page.goto(`/admin/dashboard?page=price&history=${model}`)
    const history = page.getByRole('dialog', { name: 'Price history of Hornet 2.0' })
    await expect(history.getByText('Change many, undone').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  } finally {
    for (const version of before) await setPrice(page, version, version.price)
  }
})

test('a line is changed by percent, told of what changed meanwhile, scheduled and cancelled', async ({
  page,
}) => {
  await signIn(page)
  const [version] = await pricesOf(page, 'QC1')
  if (!version) throw new Error('The demo has no QC1.')
  const title = `EV ${Date.now()}`
  try {
    await page.goto(changeMany)
    await page.getByLabel('Line', { exact: true }).selectOption('ev')
    await page.getByLabel('Percent').fill('2')
    await page.getByRole('button', { name: 'Fill the table' }).click()
    await expect(page.getByText(/^\d+ to change, 0 wrong/)).toBeVisible()
    await page.getByLabel('Name of this change').fill(title)
    await page.getByLabel('When').selectOption('midnight')
    await setPrice(page, version, version.price + 10)

    const schedule = page.getByRole('button', { name: /^Schedule \d+ prices$/ })
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true })
    await schedule.click()
    await confirm.click()
    await expect(page.getByText(/set the old price meanwhile/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await schedule.click()
    await confirm.click()
    await expect(page.getByText(/^Every price still is what it was/)).toBeVisible()
    await setPrice(page, version, version.price)
    await page.reload()
    await expect(page.getByText(/^1 of \d+ would be left alone/)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Change many prices' }).click()
    await expect(changed(page)).toHaveCount(0)
    const row = page.getByRole('row', { name: title })
    await expect(row.getByText(/^Waits for .* at 12:00 am$/)).toBeVisible()
    await row.getByRole('button', { name: `Open ${title}` }).click()
    await page.getByRole('button', { name: 'Cancel this change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel this change' }).click()
    await expect(page.getByText(/^Cancelled by/)).toBeVisible()
  } finally {
    const batches = (await (await page.request.get('/api/priceBatches')).json()) as {
      id: string
      title: string
    }[]
    for (const { id } of batches.filter((one) => one.title === title))
      await page.request.post(`/api/priceBatches/${id}/cancel`, {
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    await setPrice(page, version, version.price)
  }
})
