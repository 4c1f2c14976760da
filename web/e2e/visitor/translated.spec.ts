import { expect, staffLogin, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { translate } from '../steps/translate.ts'

// The watch of `fixtures.ts` looks in every browser test for changes that would fail in a translated page,
// such as those of the sixteen forms in `forms-in-languages.spec.ts`. Here the kinds of change that visitors
// meet are tried in pages that are translated indeed.

test('a translated form refuses, sends and thanks @phone-alone', async ({ page }) => {
  await openHydrated(page, '/sales-enquiry')
  await translate(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Finance' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ask the showroom' }).click()
  await expect(page.getByText('Please enter your name.').first()).toBeVisible()
  await page.getByLabel('Your question').fill('Is the CB350 there to be seen?')
  await page.getByLabel('Name', { exact: true }).fill('Bijaya')
  await page.getByLabel('Mobile number').fill('98765 43210')
  await page.getByRole('button', { name: 'Ask the showroom' }).click()
  await expect(page.getByText(/^Your reference is/).first()).toBeVisible()
})

test('a translated page finds outlets again and again @phone-alone', async ({ page }) => {
  await openHydrated(page, '/networks')
  await translate(page)
  const place = page.getByLabel('Your PIN code or village')
  for (const [typed, words] of [
    ['Saleypur', /From Salepur the nearest is Salepur/],
    ['560001', /PIN 560001 is outside Odisha/],
    ['75', /A PIN code has six digits/],
    ['Banki', /From Banki/],
  ] as const) {
    await place.fill(typed)
    await page.getByRole('button', { name: 'Nearest first' }).click()
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  }
})

test('staff sign in on a translated page', async ({ page, allowedComplaints }) => {
  allowedComplaints.push('401')
  const { userId, password } = staffLogin()
  await openHydrated(page, '/admin/login')
  await translate(page)
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/dashboard/)
})
