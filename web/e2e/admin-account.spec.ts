import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// Changing a password ends the other sessions of the account, so this runs on a product of its own, with pages of its own:
// they name the site's address.
const port = Number(process.env.E2E_PORT ?? 8870) + 1
const site = `http://localhost:${port}`
let product: ChildProcess | undefined
let folder = ''
let login = { userId: '', password: '' }

test.use({ baseURL: site, allowedComplaints: ['401 (Unauthorized)', '422 (Unprocessable'] })
test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'dealer-account-'))
  product = spawn(execPath, ['netlify/local/start.ts', '--fresh'], {
    env: {
      ...process.env,
      PORT: String(port),
      DEALER_DATA_DIR: folder,
      DEALER_SITE_DIR: '.local/account-site',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  login = await new Promise((resolve, reject) => {
    let said = ''
    product?.once('exit', () => reject(new Error(`The product ended: ${said}`)))
    product?.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /Staff login: (\S+) \/ (\S+)/.exec(said)
      if (found?.[1] && found[2]) resolve({ userId: found[1], password: found[2] })
    })
  })
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => product?.once('exit', resolve))
  product?.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true })
})

async function signInWith(page: Page, password: string) {
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill(login.userId)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('the profile is changed and shown on the account', async ({ page }) => {
  await signInWith(page, login.password)
  await page.waitForURL('**/admin/dashboard')
  await page.goto('/admin/dashboard?page=profile')
  await expect(page.getByLabel('User ID')).toHaveAttribute('readonly', '')
  await page.getByLabel('Name').fill("Bijaya D'Souza ବିଜୟ")
  await page.getByLabel('Mobile').fill('98765 43210')
  await page.getByRole('button', { name: 'UPDATE' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue("Bijaya D'Souza ବିଜୟ")
  await page.goto('/admin/dashboard?page=account')
  await expect(page.getByRole('main').getByText("Bijaya D'Souza ବିଜୟ")).toBeVisible()
  await expect(page.getByText('98765 43210')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Change Password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
})

test('the password is changed: the old one is dead, the other session is asked for the new one', async ({
  page,
  browser,
}) => {
  const fresh = 'Rath-Yatra 2026 ରଥ'
  await signInWith(page, login.password)
  await page.waitForURL('**/admin/dashboard')
  const elsewhere = await (await browser.newContext({ baseURL: site })).newPage()
  await signInWith(elsewhere, login.password)
  await elsewhere.waitForURL('**/admin/dashboard')

  await page.goto('/admin/dashboard?page=change-password')
  const change = async (old: string, next: string, again: string) => {
    await page.getByLabel('Current Password').fill(old)
    await page.getByLabel('New Password').fill(next)
    await page.getByLabel('Confirm Password').fill(again)
    await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click()
  }
  await change(login.password, fresh, 'another one')
  await expect(page.getByText('New password and confirm password do not match')).toBeVisible()
  await change('not the old one', fresh, fresh)
  await expect(
    page.getByRole('main').locator('[aria-invalid=true]').or(page.getByRole('listitem')).first(),
  ).toBeVisible()
  await expect(page.getByLabel('New Password')).toHaveValue(fresh)
  await change(login.password, fresh, fresh)
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(page.getByLabel('Current Password')).toHaveValue('')
  await page.goto('/admin/dashboard?page=price')
  await expect(page.getByRole('row').nth(1)).toContainText('₹')

  await elsewhere.goto('/admin/dashboard?page=price')
  const again = elsewhere.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Password').fill(login.password)
  await again.getByRole('button', { name: 'Sign in and go on' }).click()
  await expect(elsewhere.getByText('Invalid credentials')).toBeVisible()
  await again.getByLabel('Password').fill(fresh)
  await again.getByRole('button', { name: 'Sign in and go on' }).click()
  await expect(elsewhere.getByRole('row').nth(1)).toContainText('₹')
  await elsewhere.context().close()
})
