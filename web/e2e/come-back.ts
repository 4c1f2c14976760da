import type { Page } from '@playwright/test'

/** Somebody comes back to the open page after more than a minute; its clock must be installed. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(61_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
