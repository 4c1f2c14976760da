import { axeFindings, expect, signIn, staffLogin, test } from '../steps/fixtures.ts'
import { allLives } from '../steps/hydrated.ts'

test.use({
  allowedComplaints: ['401 (Unauthorized)', 'ERR_INTERNET_DISCONNECTED', 'could not reach the server'],
})

test.describe.configure({ timeout: 90_000 })

test('a session that ends while somebody types asks for the password and goes on', async ({
  page,
  context,
}) => {
  await signIn(page)
  await context.clearCookies()
  await page.goto('/admin/dashboard?page=profile')
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(again).toBeVisible()
  await expect(again.getByLabel('Password')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await again.getByLabel('Password').fill(staffLogin().password)
  await again.getByLabel('Password').press('Enter')
  await expect(page.getByLabel('Name')).not.toHaveValue('')
  await page.getByLabel('Name').fill('Typed before the end')
  await context.clearCookies()
  await page.getByRole('button', { name: 'UPDATE' }).click()
  await expect(again).toBeVisible()
  await again.getByLabel('Password').fill('wrong')
  await again.getByRole('button', { name: 'Sign in and go on' }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  await again.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Typed before the end')
})

test('two tabs agree about signing out, also while one has a dialog open', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/admin/dashboard')
  // The heading is awaited, because another tab reads a stored value only a moment after it was stored.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/dashboard?page=price')
  await expect(other.getByRole('heading', { level: 1, name: 'Manage Price' })).toBeVisible()
  await other.getByRole('button', { name: 'Edit the price of SP125', exact: true }).click()
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(other).toHaveURL(/\/admin\/login\?to=/)
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(other.getByText(/because you signed out in another tab/)).toBeVisible()
})

test('signing out in one tab keeps what was typed in a dialog of another', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/dashboard?page=price')
  await other.getByRole('button', { name: 'Edit the price of SP125', exact: true }).click()
  await other.getByLabel('New price in rupees').fill('')
  await other.getByRole('button', { name: 'Update' }).click()
  await expect(other.getByText('Please enter a valid price').first()).toBeVisible()
  await other.getByLabel('New price in rupees').pressSequentially('92345')
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  const again = other.getByRole('dialog', { name: 'You are signed out' })
  await expect(again.getByLabel('Password')).toBeFocused()
  expect(await axeFindings(other)).toEqual([])
  await again.getByLabel('Password').fill(staffLogin().password)
  await again.getByLabel('Password').press('Enter')
  await expect(again).toHaveCount(0)
  await expect(other.getByLabel('New price in rupees')).toHaveValue('92345')
  expect((await other.request.get('/api/me')).status()).toBe(200)
})

test('signing out without a connection says so, and ends the session when the connection is back', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await allLives(page)
  const kept = await context.cookies()
  await context.setOffline(true)
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(/your session still stands there/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your session has now ended on the server too.')).toBeVisible()
  await context.addCookies(kept)
  expect((await page.request.get('/api/me')).status()).toBe(401)
})
