import type { Page } from '@playwright/test'
import { indianDay, midnightOf } from '#contract/wire/indian-clock.ts'
import type { RunningProduct } from '../product/running-product.ts'
import { fillTestRide, takeTime } from '../steps/book-test-ride.ts'
import { nextHourInIndia, spendTime } from '../steps/clock.ts'
import { expect, signIn, test } from '../steps/fixtures.ts'
import { newMobile } from '../steps/new-mobile.ts'

test.use({ movesClock: true })

const hourMs = 3_600_000

/**
 * Moves product and page to a moment, and does what was due until shortly before it, as a site that runs
 * does.
 */
async function passTime(page: Page, product: RunningProduct, to: number) {
  await product.moveClock(to - 300_000)
  await page.goto('/phone')
  await product.moveClock(to)
  await page.clock.setSystemTime(to)
}

test('a reminder on the phone is answered: the visitor moves the time, and cancels it in the end', async ({
  page,
  product,
}) => {
  const mobile = newMobile()
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`
  const message = (words: string) => page.getByRole('article').filter({ hasText: words })
  const openPhone = () => page.goto(`/phone?number=91${mobile}`)
  const card = page.getByRole('region', { name: 'Your appointment' })
  const startOf = async () => Date.parse((await card.locator('time').getAttribute('datetime')) ?? '')

  await passTime(page, product, nextHourInIndia(9, product.now() + hourMs))
  const form = await fillTestRide(page, { name, email: 'asha@mail.example', mobile })
  await takeTime(form, 2)
  // A press, because the tick takes the time and the box is gone with it.
  await form.getByLabel('I am 18 and have a licence').click()
  await expect(form.getByText('Held for you until')).toBeVisible()
  await form.getByLabel(/^You may also write to me by WhatsApp/).check()
  await spendTime(page, product.now())
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  const booked = await startOf()
  await openPhone()
  await expect(message('Thank you for writing to')).toHaveCount(1)

  await passTime(page, product, midnightOf(indianDay(new Date(booked))).getTime() - 14 * hourMs)
  await openPhone()
  const reminder = message('We expect you: Test ride')
  await expect(reminder).toHaveCount(1)
  await reminder.getByRole('button', { name: 'Change the time' }).click()
  const link = await message('Choose another time:').getByRole('link').getAttribute('href')
  // The message names the address of the public site.
  const { pathname, hash } = new URL(link ?? '')
  await page.goto(`${pathname}${hash}`)
  await card.getByRole('button', { name: 'Change the time' }).click()
  await takeTime(card, 2)
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const moved = await startOf()
  expect(moved).not.toBe(booked)

  await openPhone()
  await expect(message('Your appointment has a new time.')).toHaveCount(1)
  await reminder.getByRole('button', { name: 'Cancel it' }).click()
  await message('Do you want to cancel this appointment?').getByRole('button', { name: 'Cancel it' }).click()
  await expect(message('Your appointment is cancelled.')).toHaveCount(1)

  await signIn(page)
  await page.goto(`/admin/dashboard?page=appointments&day=${indianDay(new Date(moved))}&outlet=2`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
})
