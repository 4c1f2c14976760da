import { askForTokens } from '../steps/ask-for-tokens.ts'
import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { newMobile } from '../steps/new-mobile.ts'
import { sendForm } from '../steps/send-form.ts'

test('a token is asked for with what comes back, received, and returned with its vouchers @phone', async ({
  page,
  product,
}) => {
  const name = `Mita ${crypto.randomUUID().slice(0, 8)}`
  await sendForm(product.url, '/api/postBooking', {
    name,
    mobileNo: newMobile(),
    emailId: 'buyer@mail.example',
    model: 'SP125',
    color: 'Red',
  })
  await signIn(page)
  await page.goto('/admin/dashboard?page=inbox&tab=all')
  await askForTokens(page)
  await page.getByRole('link', { name, exact: true }).first().click()
  const part = page.getByRole('region', { name: 'Order' })
  await part.getByRole('button', { name: 'Book an order' }).click()
  const booking = page.getByRole('dialog', { name: /^Book an order/ })
  await expect(booking.getByLabel('Model')).not.toHaveValue('')
  await expect(booking.getByLabel('Token')).toHaveValue('5000')
  await booking.getByLabel('Outlet').selectOption({ index: 1 })
  await booking.getByLabel('Price on the road').fill('1,05,000')
  await booking.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(part.getByRole('list', { name: 'Steps' })).toBeVisible()

  const link = (await part.getByRole('link', { name: 'What the buyer sees' }).getAttribute('href')) ?? ''
  const buyer = await page.context().newPage()
  await buyer.goto(link)
  const card = buyer.getByRole('region', { name: 'Your order' })
  await expect(card.getByRole('table', { name: 'What comes back if you cancel' })).toContainText('₹4,500')
  await expect(card.getByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(await axeFindings(buyer)).toEqual([])
  await expectItFits(buyer)

  await test.step('received', async () => {
    await part.getByRole('button', { name: 'Received money' }).click()
    const dialog = page.getByRole('dialog', { name: 'Received from the buyer' })
    await dialog.getByLabel('Paid by').selectOption('upi')
    await dialog.getByLabel('Reference of the bank').fill('412345678901')
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Received', exact: true }).click()
    await expect(part.getByText(/^RV\//)).toBeVisible()
  })
  await buyer.reload()
  await expect(card.getByText(/^Receipt voucher RV\//)).toBeVisible()
  await expect(card.getByRole('img', { name: /^QR code/ })).toBeHidden()

  await test.step('cancelled, and returned by the table', async () => {
    await part.getByRole('button', { name: 'Cancel the order' }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel the order/ })
    await dialog.getByLabel('Why', { exact: true }).selectOption('changed-mind')
    await expect(dialog.getByText('₹4,500 of ₹5,000 goes back')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(part.getByText(/^RF\/.*₹4,500 returned/)).toBeVisible()
  })
  await buyer.goto('about:blank')
  await buyer.goto(link.replace('/order', '/or/order'))
  const odia = buyer.getByRole('region', { name: 'ଆପଣଙ୍କ ଅର୍ଡର' })
  await expect(odia.getByText(/RF\//).first()).toBeVisible()
  expect(await axeFindings(buyer)).toEqual([])
  const download = buyer.waitForEvent('download')
  await odia.getByRole('button', { name: /RF\// }).click()
  expect((await download).suggestedFilename()).toMatch(/^RF-.*\.pdf$/)
})
