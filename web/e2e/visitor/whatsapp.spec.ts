import { fillTestRide, takeTime } from '../steps/book-test-ride.ts'
import { spendTime } from '../steps/clock.ts'
import { expect, signIn, test } from '../steps/fixtures.ts'
import { newMobile } from '../steps/new-mobile.ts'
import { sendForm } from '../steps/send-form.ts'

test('whoever allowed WhatsApp reads of a moved test ride on their phone, and answers', async ({
  page,
  product,
}) => {
  const mobile = newMobile()
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`
  await sendForm(product.url, '/opt-in', {
    registration: 'OD 05 AB 1234',
    name,
    mobile,
    notifications: { all: false, rcs: false, sms: false, obd: false, email: false, whatsapp: true },
  })
  const phone = `/phone?number=91${mobile}`
  const message = (words: string) => page.getByRole('article').filter({ hasText: words })
  await page.goto(phone)
  await expect(message('Thank you for writing to')).toHaveCount(1)

  const form = await fillTestRide(page, { name, email: 'asha@mail.example', mobile })
  await takeTime(form, 1)
  // A press, because the tick takes the time and the box is gone with it.
  await form.getByLabel('I am 18 and have a licence').click()
  await expect(form.getByText('Held for you until')).toBeVisible()
  await spendTime(page)
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  const card = page.getByRole('region', { name: 'Your appointment' })
  await expect(card.getByText(/^Test ride · SP125.* · Booked$/)).toBeVisible()
  await card.getByRole('button', { name: 'Change the time' }).click()
  await takeTime(card, 2)
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(phone)
  await expect(message('Your appointment has a new time.')).toHaveCount(1)
  // One automatic message in a day: no second receipt.
  await expect(message('Thank you for writing to')).toHaveCount(1)
  await page.getByLabel('Message').fill('May my brother ride too?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByLabel('Message').fill('STOP')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(message('We will not write to you here any more.')).toHaveCount(1)

  await signIn(page)
  await page.goto(`/admin/dashboard?page=inbox&tab=all&search=${mobile}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByText('The customer on WhatsApp: May my brother ride too?')).toBeVisible()
  await expect(page.getByText('The customer wants no more messages on WhatsApp: STOP')).toBeVisible()
})
