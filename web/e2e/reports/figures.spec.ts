import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { newMobile } from '../steps/new-mobile.ts'
import { sendForm } from '../steps/send-form.ts'

test('a sale is lost for a reason, the figures count it, and open the list that has it @phone', async ({
  page,
  product,
}) => {
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`
  await sendForm(product.url, '/api/postBooking', {
    name,
    mobileNo: newMobile(),
    emailId: 'buyer@mail.example',
    model: 'SP125',
    color: 'Red',
  })
  await signIn(page)

  await test.step('after a call two presses lose it', async () => {
    await page.goto('/admin/dashboard?page=inbox&tab=all')
    await page.getByRole('link', { name, exact: true }).first().click()
    const panel = page.getByRole('region', { name: 'After a call' })
    await panel.getByRole('button', { name: 'Lost', exact: true }).click()
    await panel.getByRole('button', { name: 'Another brand' }).click()
    await expect(page.getByText('Moved to Lost: Another brand')).toBeVisible()
  })

  await test.step('the figures count it', async () => {
    await page.goto('/admin/dashboard?page=figures&weeks=4')
    await expect(page.getByRole('heading', { name: 'How far they came' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await expectItFits(page)
  })

  await test.step('the reason opens its list', async () => {
    const lost = page.getByRole('region', { name: 'Why they were lost' })
    await lost.getByRole('link', { name: /^Another brand/ }).click()
    await expect(page.getByRole('button', { name: 'Take off: Lost: Another brand' })).toBeVisible()
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
  })
})
