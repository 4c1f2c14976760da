import type { Page } from '@playwright/test'

/**
 * Holds the page's date and time, while its timers go on: what is fresh stays fresh and no pause ends, however slow the machine
 * is. For tests of what a page asks for; to be called before it is opened.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date())
}

/** Lets as much time pass as a person takes for a form: what is sent too quickly is held back. */
export async function spendTime(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 10_000)
}

/** Somebody comes back to the open page after more than a minute; its clock must be installed. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(61_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
