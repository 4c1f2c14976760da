import { spendTime } from '../steps/clock.ts'
import { expect, test } from '../steps/fixtures.ts'
import { formLives } from '../steps/hydrated.ts'
import { reader } from './language-reader.ts'

test.use({ allowedComplaints: ['Failed to load resource'] })

// All languages run the same code, and `npm run check` makes sure that each text is translated; so each path
// is tested in only one language.
test('how a form goes wrong, waits and is asked about has no English left over', async ({
  page,
  context,
}) => {
  const { said, button, open, shows, reads } = reader(page, 'hi')
  page.on('dialog', (dialog) => dialog.accept())
  await open('/contact')
  const form = page.locator('main form').last()
  const submit = form.locator('[type=submit]')
  await submit.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await reads('errors')
  for (const [name, value] of Object.entries({
    firstName: 'ସସ୍ମିତା',
    lastName: 'ଦାସ',
    postalCode: '753001',
    telephone: '12345',
    comment: 'ନମସ୍କାର',
  }))
    await page.locator(`[name="${name}"]`).fill(value)
  await formLives(page)
  await submit.click()
  await shows('We cannot call this number. It needs ten digits, and a landline its code in front.')
  await reads('question')
  await page.reload()
  await shows('We kept what you typed.')
  await reads('draft')
  await page.locator('[name="telephone"]').fill('98610 00042')
  await formLives(page)
  let status = 0
  await page.route('**/contact?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, body: 'no answer' }) : route.fallback(),
  )
  for (status of [400, 409, 429, 500, 503]) {
    const refused = page.waitForResponse((answer) => answer.status() === status)
    await submit.click()
    await refused
    await expect(form).toHaveAttribute('aria-busy', 'false')
    await reads(`answer ${status}`)
  }
  await context.setOffline(true)
  await button('1 enquiry waiting to be sent').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await reads('outbox')
  await context.setOffline(false)
  await page.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt() {} })),
  )
  await reads('installation')
  await open('/enquiry-status')
  await page.locator('[name="reference"]').fill('K7QM-2F9D')
  await page.locator('[name="digits"]').fill('0042')
  await page.locator('main form [type=submit]').click()
  await expect(page.locator('main form [aria-invalid=true]').first()).toBeVisible()
  await reads('unknown reference')
  await open('/withdraw?lead=00000000-0000-4000-8000-000000000000&key=x')
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty()
  await reads('withdrawal')
  await open('/slip/S-7K3M9Q')
  await reads(`unknown slip ${said('Print')}`)
})

test('an appointment is chosen, read, moved and cancelled without English left over', async ({ page }) => {
  const { said, button, open, shows, reads } = reader(page, 'or')
  await open('/text-ride-booking?bikeName=SP125')
  const form = page.locator('main form').filter({ has: page.locator('[name=mobileNo]') })
  for (const [name, value] of Object.entries({
    name: 'Asha',
    emailId: 'asha@mail.example',
    mobileNo: '98610 00043',
  }))
    await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('[name="color"]').selectOption({ index: 1 })
  for (const box of ['agree', 'mayCall']) await form.locator(`[name="${box}"]`).check()
  await formLives(page)
  await button('Choose a day and time').click()
  await form.getByRole('combobox', { name: said('Outlet'), exact: true }).selectOption({ label: 'ଜଗତପୁର' })
  const days = page.getByRole('group', { name: said('Day'), exact: true })
  const times = days.locator('xpath=following::fieldset[1]')
  const take = async (place: number) => {
    await days.getByRole('button').nth(place).click()
    await times.getByRole('button').first().click()
  }
  await take(1)
  await shows('Please confirm this first: without a licence nobody may ride.')
  await reads('times')
  await form.getByLabel(said('I am 18 and have a licence')).click()
  await expect(button('Choose another time')).toBeVisible()
  await reads('held time')
  await spendTime(page)
  await form.locator('[type=submit]').click()
  const card = page.getByRole('region', { name: said('Your appointment') })
  await expect(card).toBeVisible()
  await reads('booked')
  const coming = page.waitForEvent('download')
  await card.getByRole('button', { name: said('Add to calendar') }).click()
  let calendar = ''
  for await (const chunk of await (await coming).createReadStream()) calendar += String(chunk)
  const entry = calendar.replaceAll('\r\n ', '')
  const link = /\/appointment#[^\\]+/.exec(entry)?.[0] ?? ''
  expect(entry).toContain('/or/appointment#')
  const told =
    entry
      .match(/^(SUMMARY|DESCRIPTION):.*$/gm)
      ?.join(' ')
      .replace(/https?:\S+?(?=\\)/g, '') ?? ''
  expect(told).not.toMatch(/Call|Reference|Change|Please|ride/)
  await page.getByRole('link', { name: said('Check its status') }).click()
  await page.locator('[name="digits"]').fill('0043')
  await page.locator('main form [type=submit]').click()
  await expect(button('Look up another one')).toBeVisible()
  await reads('status')
  await open(link)
  await expect(card).toBeVisible()
  await button('Change the time').click()
  await take(2)
  await reads('question before a change')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('Change it') })
    .click()
  await shows('Your appointment has a new time.')
  await reads('moved')
  await button('Cancel it').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await reads('question')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('Cancel it') })
    .click()
  await shows('Your appointment is cancelled.')
  await reads('cancelled')
  await open('/contact')
  await open('/appointment#none')
  await expect(
    page.getByRole('main').getByRole('link', { name: said('Status of your enquiry') }),
  ).toBeVisible()
  await reads('unknown link')
})
