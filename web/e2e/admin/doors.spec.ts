import { randomUUID } from 'node:crypto'
import { signedCall } from '#server/local/vendors/recorded-calls.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { newMobile } from '../steps/new-mobile.ts'

// So high that the menu is whole: a link that its edge cuts would count as too small.
test.use({ viewport: { width: 1366, height: 1600 } })

test('a door is made, a lead comes through its address, and stands in inbox and report', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const slug = `portal-${Date.now()}`
  const name = `Sumati ${Date.now()}`
  await signIn(page)

  await page.goto('/admin/dashboard?page=doors')
  await page.getByRole('button', { name: 'Add a door' }).click()
  await page.getByLabel('Sender').selectOption('Another sender')
  await page.getByLabel(/^Name/).fill('Bike portal')
  await page.getByLabel('Short name').fill(slug)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Add the door' }).click()
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue()
  const address = await page.getByLabel('Address', { exact: true }).inputValue()
  expect(new URL(address).pathname).toBe(`/api/intake/${slug}`)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('row', { name: /test/ })).toContainText('Test')

  const lead = { id: randomUUID(), at: new Date(), name, mobile: newMobile(), model: 'SP 125' }
  for (const [key, status] of [
    ['a wrong secret', 401],
    [secret, 200],
    [secret, 200],
  ] as const) {
    const { path, headers, body = '' } = signedCall(slug, lead, key)
    expect((await request.post(path, { headers, data: Buffer.from(body) })).status()).toBe(status)
  }

  await page.reload()
  await expect(page.getByText('1 call with a wrong signature today.')).toBeVisible()
  const delivery = page.getByRole('row', { name: new RegExp(lead.id) })
  await expect(delivery).toContainText('Became a lead')
  expect(await axeFindings(page)).toEqual([])
  await delivery.getByRole('link', { name: 'See the lead' }).click()
  const sent = page.getByRole('region', { name: 'What was sent' })
  await expect(sent).toContainText(slug)
  await expect(sent).toContainText('Cuttack')

  await page.goto(`/admin/dashboard?page=outside&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1)
})

test('a list of leads is mended, looked at, brought in, and changes nothing the second time', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const [source, first, second] = [`Stall ${Date.now()}`, newMobile(), newMobile()]
  const list = `Who\tMobile\tCity\nAsha\t${first}\tCuttack\nBijaya\t${second}\tPuri\nDina\t9.86E+09\tPuri`
  await signIn(page)
  await page.goto('/admin/dashboard?page=lead-list')

  async function look() {
    await page.getByLabel('Rows with names and numbers').fill(list)
    await page.getByRole('button', { name: 'Read these lines' }).click()
    await page.getByLabel('Who', { exact: true }).selectOption('Name')
    await page.getByLabel('Where it comes from').fill(source)
    await page.getByLabel('What about').selectOption('Sales')
    await page.getByRole('button', { name: 'Look at each row' }).click()
    await expect(page.getByRole('row', { name: /Dina.*A spreadsheet shortened the number/ })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Leave the refused row out' }).click()
  }

  await look()
  await page.getByRole('button', { name: 'Bring in 2 leads' }).click()
  await expect(page.getByText('2 leads brought in.')).toBeVisible()
  await look()
  await expect(page.getByText('Every row is here already: nothing would change.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard the list' }).click()

  await page.goto(`/admin/dashboard?page=inbox&tab=all&source=${encodeURIComponent(source)}`)
  await expect(page.getByRole('link', { name: /Asha/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Bijaya/ })).toBeVisible()
})
