import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { newMobile } from '../steps/new-mobile.ts'

// One number is counted without a connection.
test.use({ allowedComplaints: ['Failed to load resource'] })

test('what staff count on a phone a visitor reads, and who waits for it is work once one has come @phone', async ({
  page,
}) => {
  test.slow()
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`
  const kind = 'Livo Drum Pearl Siren Blue'
  const model = '/view-details?bikeName=LIVO&variant=Drum&colour=Pearl+Siren+Blue'
  const number = page.getByRole('textbox', { name: `How many ${kind}`, exact: true })

  await signIn(page)
  await test.step('none is counted', async () => {
    await page.goto('/admin/dashboard?page=stock')
    const counted = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await number.fill('0')
    expect((await counted).status()).toBe(200)
    await expectItFits(page)
  })

  const visitor = await page.context().newPage()
  await test.step('a visitor reads that, and asks to be told', async () => {
    await visitor.goto(model)
    await expect(visitor.getByText(/^None stands here now, counted .+ today\.$/).first()).toBeVisible()
    await visitor.getByRole('link', { name: 'Tell me when one is here' }).first().click()
    await expect(visitor.getByRole('heading', { name: 'Livo · Drum · Pearl Siren Blue' })).toBeVisible()
    await visitor.getByLabel('Name').fill(name)
    await visitor.getByLabel('Mobile number').fill(newMobile())
    await visitor.getByLabel('You may call me or write to me when one is here.').check()
    expect(await axeFindings(visitor)).toEqual([])
    await expectItFits(visitor)
    await visitor.getByRole('button', { name: 'Tell me', exact: true }).click()
    await expect(visitor.getByRole('heading', { name: 'We tell you when one is here.' })).toBeVisible()
  })

  await test.step('one comes, counted without a connection', async () => {
    await page.context().setOffline(true)
    await page.getByRole('button', { name: `One ${kind} more`, exact: true }).click()
    await expect(page.getByText('Waits on this device for the connection.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Waits on this device for the connection.')).toBeHidden({ timeout: 30_000 })
    await expect(number).toHaveValue('1')
  })

  await test.step('the visitor reads where it stands', async () => {
    await visitor.goto(model)
    await expect(visitor.getByRole('link', { name: /^1 at .+ counted .+ today$/ }).first()).toBeVisible()
    await visitor.close()
  })

  await test.step('who waits stands in the inbox as due', async () => {
    await page.goto('/admin/dashboard?page=inbox&tab=all')
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByText(/One is at .+: tell them/).first()).toBeVisible()
    await expect(page.getByText(/^One has come to /)).toBeVisible()
  })
})
