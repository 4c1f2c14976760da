import type { Page } from '@playwright/test'
import type { StaffAccount } from '#contract/session/session.ts'
import { expect, signIn, staffLogin, test } from '../steps/fixtures.ts'

// Changing a password ends the other sessions of the account. So these tests run while nobody else is signed
// in, and restore the password with which all other tests sign in.
test.use({ allowedComplaints: ['401 (Unauthorized)', '422 (Unprocessable'] })
test.describe.configure({ mode: 'default' })

const sameSite = { 'sec-fetch-site': 'same-origin' }

async function signInAgain(page: Page, password: string) {
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Password').fill(password)
  await again.getByRole('button', { name: 'Sign in and go on' }).click()
}

test('the profile is changed and shown on the account', async ({ page }) => {
  await signIn(page)
  const me = (await (await page.request.get('/api/me')).json()) as StaffAccount
  await page.goto('/admin/dashboard?page=profile')
  await expect(page.getByLabel('User ID')).toHaveAttribute('readonly', '')
  await page.getByLabel('Name').fill("Bijaya D'Souza ବିଜୟ")
  await page.getByLabel('Mobile').fill('98765 43210')
  await page.getByRole('button', { name: 'UPDATE' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  try {
    await expect(page.getByLabel('Name')).toHaveValue("Bijaya D'Souza ବିଜୟ")
    await page.goto('/admin/dashboard?page=account')
    await expect(page.getByRole('main').getByText("Bijaya D'Souza ବିଜୟ")).toBeVisible()
    await expect(page.getByText('98765 43210')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Change Password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
  } finally {
    const { user_id: userId, user_name: userName, email, mobile_no: mobileNo } = me
    const answer = await page.request.patch(`/api/profile/${userId}`, {
      data: { userName, email, mobileNo },
      headers: sameSite,
    })
    expect(answer.status()).toBe(200)
  }
})

test('the password is changed: the old one is dead, the other session is asked for the new one', async ({
  page,
  browser,
}) => {
  const { userId, password: old } = staffLogin()
  const fresh = 'Rath-Yatra 2026 ରଥ'
  await signIn(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere)

  await page.goto('/admin/dashboard?page=change-password')
  const change = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current Password').fill(current)
    await page.getByLabel('New Password').fill(next)
    await page.getByLabel('Confirm Password').fill(again)
    await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click()
  }
  await change(old, fresh, 'another one')
  await expect(page.getByText('New password and confirm password do not match')).toBeVisible()
  await change('not the old one', fresh, fresh)
  await expect(
    page.getByRole('main').locator('[aria-invalid=true]').or(page.getByRole('listitem')).first(),
  ).toBeVisible()
  await expect(page.getByLabel('New Password')).toHaveValue(fresh)
  try {
    await change(old, fresh, fresh)
    await expect(page.getByText('Password updated successfully')).toBeVisible()
    await expect(page.getByLabel('Current Password')).toHaveValue('')
    await page.goto('/admin/dashboard?page=price')
    await expect(page.getByRole('row').nth(1)).toContainText('₹')

    await elsewhere.goto('/admin/dashboard?page=price')
    await signInAgain(elsewhere, old)
    await expect(elsewhere.getByText('Invalid credentials')).toBeVisible()
    await signInAgain(elsewhere, fresh)
    await expect(elsewhere.getByRole('row').nth(1)).toContainText('₹')
  } finally {
    await page.request.patch(`/api/profile/password/${userId}`, {
      data: { oldPassword: fresh, newPassword: old, confirmPassword: old },
      headers: sameSite,
    })
    await elsewhere.context().close()
  }
  await signIn(page)
})
