import type { Page } from '@playwright/test'
import { spendTime } from '../steps/clock.ts'
import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { allLives, openHydrated } from '../steps/hydrated.ts'
import { newMobile } from '../steps/new-mobile.ts'
import { sendForm } from '../steps/send-form.ts'

/** The text of the newest mail to an address; opening the mailbox sends what is due. */
async function mailTo(page: Page, email: string): Promise<string> {
  await page.goto('/mailbox')
  return (await page.getByRole('article').filter({ hasText: email }).first().textContent()) ?? ''
}

test('a copy is asked for by reference, an erasure by a code, and the office answers both @phone', async ({
  page,
  product,
}) => {
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`
  const email = `${name.toLowerCase().replace(' ', '-')}@mail.example`
  const mobile = newMobile()
  await sendForm(product.url, '/api/joyClub', { name, email, mobile, model: 'Dio' })
  const reference = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(await mailTo(page, email))?.[0] ?? ''

  await openHydrated(page, '/my-data')
  await page.getByLabel('Reference').focus()
  await allLives(page)
  await page.getByLabel('Reference').fill(reference.toLowerCase())
  await page.getByLabel('Last four digits of your mobile number').fill(mobile.slice(-4))
  await page.getByLabel('A copy of my details').check()
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])
  await spendTime(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(
    page.getByText(/^We answer by .* at the latest, on the number of your enquiry\.$/),
  ).toBeVisible()

  await openHydrated(page, '/my-data')
  await page.getByRole('button', { name: 'I have no reference' }).click()
  await page.getByLabel(/^E-mail address/).fill(email)
  await spendTime(page)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  const mailbox = await page.context().newPage()
  const code = /\b\d{6}\b/.exec(await mailTo(mailbox, email))?.[0] ?? ''
  await mailbox.close()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByLabel('Erase my details').check()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^We answer by .* at the latest, to your e-mail address\.$/)).toBeVisible()

  await signIn(page)
  await page.goto('/admin/dashboard?page=privacy')
  const asked = page.getByRole('listitem').filter({ hasText: email })
  await expect(asked).toHaveCount(2)
  await expect(asked.filter({ hasText: 'A copy of their data' })).toContainText('90 days left')
  await expect(asked.filter({ hasText: 'To be erased' })).toContainText('proved the e-mail address alone')
  await asked.filter({ hasText: 'A copy of their data' }).getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('What was done').fill('Printed and handed over.')
  await page.getByRole('button', { name: 'Close this request' }).click()
  await expect(asked.filter({ hasText: 'Printed and handed over.' })).toHaveCount(1)
})
