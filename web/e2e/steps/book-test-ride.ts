import type { Locator, Page } from '@playwright/test'
import { formLives, openHydrated } from './hydrated.ts'

/** Opens the form of a test ride, fills it in but for its time, and opens its times; answers the form. */
export async function fillTestRide(
  page: Page,
  { name, email, mobile }: { name: string; email: string; mobile: string },
): Promise<Locator> {
  await openHydrated(page, '/text-ride-booking?bikeName=SP125')
  await page.getByLabel('YOUR NAME').focus()
  await formLives(page)
  await page.getByLabel('YOUR NAME').fill(name)
  await page.getByLabel('EMAIL ADDRESS').fill(email)
  await page.getByLabel('CONTACT NUMBER').fill(mobile)
  await page.getByLabel('SELECT COLOUR').selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.getByRole('checkbox', { name: /may call me/ }).check()
  const form = page.getByRole('main').locator('form').filter({ hasText: 'YOUR NAME' })
  await form.getByRole('button', { name: /^Choose a day and time/ }).click()
  await form.getByRole('combobox', { name: 'Outlet', exact: true }).selectOption({ label: 'Jagatpur' })
  return form
}

/**
 * Presses the day at `place` in the row, and then the first free time of that day. The first day is today,
 * whose times may be over by now.
 */
export async function takeTime(within: Locator, place: number): Promise<void> {
  await within.getByRole('group', { name: 'Day' }).getByRole('button').nth(place).click()
  await within
    .getByRole('group', { name: /^Time on/ })
    .getByRole('button')
    .first()
    .click()
}
