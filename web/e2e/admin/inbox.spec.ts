import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { sendForm } from '../steps/send-form.ts'

// A lead from its arrival to its end, in the steps of staff.
test('an enquiry announces itself, is called, given to somebody and delivered @phone-alone', async ({
  page,
  product,
}) => {
  const name = `Bijaya ${crypto.randomUUID().slice(0, 8)}`
  // A new number for each run, because a lead shows the history of all leads with its number.
  const mobile = `98${String(Date.now()).slice(-8)}`
  await signIn(page)
  await page.goto('/admin/dashboard?page=inbox&tab=all')
  await expect(page.locator('[data-lead]').first()).toBeVisible()

  await test.step('tabs, search and filters leave the leads in sight', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const fourth = await page.getByRole('list', { name: 'Leads' }).getByRole('listitem').nth(3).boundingBox()
    expect((fourth?.y ?? Infinity) + (fourth?.height ?? 0)).toBeLessThan(560)
  })

  await test.step('a line tells of it without a reload, and shows it when asked', async () => {
    await sendForm(product.url, '/api/postBooking', {
      name,
      mobileNo: mobile,
      emailId: 'b@mail.example',
      model: 'SP125',
      color: 'Red',
      message: 'After six',
    })
    const line = page.getByRole('button', { name: /^\d+ new – show$/ })
    await expect(line).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await line.click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  const sheet = page.getByRole('dialog', { name })
  await test.step('it opens with what was sent', async () => {
    await page.getByRole('link', { name }).click()
    await expect(sheet.getByText('After six')).toBeInViewport()
    await expect(page).toHaveURL(/[?&]lead=/)
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('a call is noted, and asked about', async () => {
    const call = sheet.getByRole('link', { name: `Call ${mobile.slice(0, 5)} ${mobile.slice(5)}` })
    // The link is not followed, because there is no telephone here.
    await call.evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
    })
    await call.click()
    await sheet.getByRole('button', { name: 'Spoke to them' }).click()
    // A phone keeps its keyboard away until the field is touched, because the keyboard would cover the dates.
    await sheet.getByLabel('Note').fill('Comes on Saturday')
    expect(await axeFindings(page)).toEqual([])
    await sheet
      .getByRole('button', { name: /^(Tomorrow|\w+day)/ })
      .first()
      .click()
    await expect(sheet.getByText('Moved to Contacted')).toBeVisible()
    await expect(
      sheet.getByRole('listitem').filter({ hasText: 'Spoke to them: Comes on Saturday' }),
    ).toBeVisible()
    await expect(sheet.getByRole('listitem').filter({ hasText: /^Called/ })).toBeVisible()
  })

  await test.step('a note stays, a loss wants a reason, and the next step has its moment', async () => {
    await sheet.getByLabel('Note').fill('Wants a red one')
    await sheet.getByRole('button', { name: 'Add note' }).click()
    await expect(sheet.getByText('Wants a red one')).toBeVisible()
    await sheet.getByLabel('Stage').selectOption('lost')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText('Please say why it was lost.')).toBeVisible()
    await sheet.getByLabel('Stage').selectOption('test-ride')
    await sheet.getByLabel('With').selectOption({ label: 'Demo Staff' })
    await sheet.getByLabel('Next step').fill('Ride at the showroom')
    await sheet.getByLabel('When').fill('2026-01-02T15:30')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText('Moved to Test ride')).toBeVisible()
    await expect(sheet.getByText('Given to Demo Staff')).toBeVisible()
  })

  await test.step('it is mine and overdue now, and leaves both when it is delivered', async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    for (const tab of ['mine', 'overdue']) {
      await page.goto(`/admin/dashboard?page=inbox&tab=${tab}`)
      await expect(page.getByRole('link', { name })).toBeVisible()
      await expect(page.getByText('Ride at the showroom, ')).toBeVisible()
    }
    await page.getByRole('link', { name }).click()
    await sheet.getByLabel('Stage').selectOption('delivered')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText('Moved to Delivered')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
})

test('the list is worked by keys', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?page=inbox&tab=all')
  const rows = page.locator('[data-lead]')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('n')
  const pane = page.locator('[data-open-lead]')
  await expect(pane.getByLabel('Note')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('j')
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: 'Nothing is saved yet' })
    .getByText('Throw away', { exact: true })
    .click()
  await expect(pane).toHaveCount(0)
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of the inbox' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
