import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

test('a browser that blocks all cookies, and so stores nothing, sends all the same; staff read why they cannot sign in', async ({
  playwright,
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'no-storage-'))
  await mkdir(join(profile, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  const { launchOptions, locale, timezoneId } = test.info().project.use
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL && { baseURL }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
  })
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await openHydrated(page, '/sales-enquiry')
  const isBlocked = () => {
    try {
      return localStorage === undefined
    } catch {
      return true
    }
  }
  expect(await page.evaluate(isBlocked)).toBe(true)
  await page.getByLabel('Your question').fill('Is the CB350 there to be seen?')
  await page.getByLabel('Name', { exact: true }).fill('Bijaya')
  await page.getByLabel('Mobile number').fill('98765 43210')
  await page.getByRole('button', { name: 'Ask the showroom' }).click()
  await expect(page.getByText(/^Your reference is/).first()).toBeVisible()

  await openHydrated(page, '/admin/login')
  await page.getByLabel('User ID').fill('somebody')
  await page.getByLabel('Password').fill('something')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(/^This browser blocks cookies/).first()).toBeVisible()
  expect(uncaught).toEqual([])
  await context.close()
  await rm(profile, { recursive: true })
})
