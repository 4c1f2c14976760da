import type { Page } from '@playwright/test'

/**
 * Stops the page's date and time while its timers go on, so that fresh data stays fresh and no pause ends,
 * however slow the machine is. For tests of a page's calls; to be called before the page is opened.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date())
}

/**
 * Moves the clock by the time that a person takes for a form, because forms that are sent too quickly are
 * held back.
 */
export async function spendTime(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 10_000)
}

/**
 * Imitates a visitor who comes back to the open page after more than a minute; the page's clock must be
 * installed.
 */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(61_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
