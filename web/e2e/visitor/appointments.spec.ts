import type { Locator, Page } from '@playwright/test'
import { fillTestRide, takeTime } from '../steps/book-test-ride.ts'
import { spendTime } from '../steps/clock.ts'
import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'

/** The address of the link in an appointment's calendar entry. */
async function linkInCalendar(page: Page, card: Locator): Promise<string> {
  const coming = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Add to calendar' }).click()
  let calendar = ''
  for await (const chunk of await (await coming).createReadStream()) calendar += String(chunk)
  // Long lines in a calendar file continue after a line break and a blank.
  return /\/appointment#[^\\]+/.exec(calendar.replaceAll('\r\n ', ''))?.[0] ?? ''
}

/** Expects a mail with these words in the mailbox of this machine; opening the mailbox sends what is due. */
async function expectMail(page: Page, email: string, words: string) {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: words })
  await page.goto('/mailbox')
  await expect(mail).toHaveCount(1)
}

test('a visitor books a test ride beside the form, moves it by its link, and staff cancel it @phone-alone', async ({
  page,
}) => {
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`
  const email = `${name.toLowerCase().replace(' ', '-')}@mail.example`
  const form = await fillTestRide(page, { name, email, mobile: '98765 43210' })
  await takeTime(form, 1)
  await expect(form.getByText('Please confirm this first')).toBeVisible()
  // Ticking the box takes the time that was pressed, and the box is gone with it: a press, and no look after
  // it.
  await form.getByLabel('I am 18 and have a licence').click()
  await expect(form.getByText('Held for you until')).toBeVisible()
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])
  await spendTime(page)
  await form.getByRole('button', { name: 'SUBMIT' }).click()

  const card = page.getByRole('region', { name: 'Your appointment' })
  await expect(card.getByText(/^Test ride · SP125.* · Booked$/)).toBeVisible()
  await page.goto(await linkInCalendar(page, card))
  await expect(card.getByText(/^Test ride · SP125.* · Booked$/)).toBeVisible()
  const before = await card.locator('time').getAttribute('datetime')
  await card.getByRole('button', { name: 'Change the time' }).click()
  await takeTime(card, 2)
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click()
  await expect(card.locator('time')).not.toHaveAttribute('datetime', before ?? '')
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])
  const link = page.url()
  const day = (await card.locator('time').getAttribute('datetime'))?.slice(0, 10) ?? ''

  await expectMail(page, email, 'Your appointment has a new time.')

  await signIn(page)
  await page.goto(`/admin/dashboard?page=appointments&day=${day}&outlet=2`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText('Booked', { exact: true })).toBeVisible()
  // Whether the visitor came is asked when the time has come.
  await expect(row.getByRole('button', { name: /^Done|^Did not come/ })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await row.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog').getByText('A message tells them.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click()
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
  await expectMail(page, email, 'Your appointment is cancelled.')
  await page.goto(`/admin/dashboard?page=appointments&day=${day}&outlet=2`)
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('Booked', { exact: true })).toBeVisible()

  await page.goto(link)
  await card.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click()
  await expect(card.getByText(/^Test ride · SP125.* · Cancelled$/)).toBeVisible()
})

test('staff book a time for somebody who rings, whom nobody can mail when it is cancelled', async ({
  page,
}) => {
  const name = `Mita ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page)
  await page.goto('/admin/dashboard?page=appointments&outlet=2')
  await page.getByRole('button', { name: 'Book a time', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Book a time' })
  await expect(dialog.getByLabel('Mobile number')).toBeFocused()
  await page.keyboard.type(`9${String(Date.now()).slice(-9)}`)
  await expect(dialog.getByText('Not known yet.')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  // A paid service has more places at once than a test ride, so that no other test takes the same place.
  await dialog.getByLabel('What for').selectOption({ label: 'Paid service' })
  await takeTime(dialog, 1)
  await expect(dialog.getByRole('button', { name: 'Choose another time' })).toBeVisible()
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog).toBeHidden()

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText('Booked', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Book a time: \d+ free/ }).nth(1)).toBeVisible()
  await expectItFits(page)
  await row.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click()
  await expect(row.getByText(/^No mail address:/)).toBeVisible()
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])
})

test('the outlets of a day stand beside each other, and a press on a free place books it', async ({
  page,
}) => {
  await signIn(page)
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  await page.goto(`/admin/dashboard?page=appointments&day=${tomorrow}`)
  await expect(page.getByRole('button', { name: /^Today/ })).toBeVisible()
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const free = page.getByRole('button', { name: /^Book a time: .*free/ })
  if (isPhone)
    await page
      .getByText(/free at \d+ outlets/)
      .first()
      .click()
  else await expect(page.getByRole('rowheader', { name: '10 am' })).toBeVisible()
  await expectItFits(page)
  expect(await axeFindings(page)).toEqual([])
  await free.first().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Book a time' })
  await expect(dialog.getByRole('button', { name: 'Choose another time' })).toBeVisible()
})
