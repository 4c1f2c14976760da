import { spendTime } from '../steps/clock.ts'
import { expect, test } from '../steps/fixtures.ts'
import { formLives, openHydrated } from '../steps/hydrated.ts'

test('a visitor is told until when we call, looks it up, and gets a receipt by mail whose link leads to the withdrawal', async ({
  page,
}) => {
  const email = `asha${Date.now()}@mail.example`
  await openHydrated(page, '/offers')
  await page.getByLabel('Name', { exact: true }).focus()
  // The form must live first: for input before that, the time is counted from the page's beginning, which the
  // clock below moves too.
  await formLives(page)
  await page.getByLabel('Name', { exact: true }).fill('Asha Das')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Contact' }).fill('98765 43210')
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.getByRole('checkbox', { name: /may call me/ }).check()
  await spendTime(page)
  await page.getByRole('button', { name: 'Ask for this offer' }).click()
  await expect(page.getByText(/^We call you by \d+:\d\d\s[ap]m\s/)).toBeVisible()
  await page.getByRole('link', { name: 'Check its status' }).click()

  await expect(page).toHaveURL(/\/enquiry-status\?reference=[0-9A-Z]{8}$/)
  const reference = await page.getByLabel('Reference').inputValue()
  expect(reference).toMatch(/^[0-9A-Z]{8}$/)
  await page.getByLabel('Last four digits of your mobile number').fill('3210')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByRole('heading', { name: 'We have received it and will call you.' })).toBeVisible()

  // Opening the mailbox sends what is due.
  await page.goto('/mailbox')
  const receipt = page.getByRole('article').filter({ hasText: email })
  await expect(receipt).toContainText(`We have your enquiry ${reference.slice(0, 4)}-${reference.slice(4)}`)
  const link = await receipt.getByRole('link', { name: /\/withdraw#/ }).getAttribute('href')
  // The mail names the address of the public site, so only path, query and hash are used on this product's
  // address.
  const { pathname, hash } = new URL(link ?? '')
  await page.goto(`${pathname}${hash}`)
  await expect(page.getByRole('button', { name: 'Stop messages to me' })).toBeVisible()
})
