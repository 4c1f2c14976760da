import type { Page } from '@playwright/test'
import { indiaAheadMs } from '#contract/wire/indian-clock.ts'

/**
 * Stops the page's date and time while its timers go on, so that fresh data stays fresh and no pause ends,
 * however slow the machine is. For tests of a page's calls; to be called before the page is opened.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date())
}

/**
 * Moves the page's clock by the time that a person takes for a form, because forms that are sent too quickly
 * are held back. `now` is the product's own time where a test moved that.
 */
export async function spendTime(page: Page, now: number = Date.now()): Promise<void> {
  await page.clock.setSystemTime(now + 10_000)
}

const dayMs = 86_400_000

/** The first moment not before `from` at which it is this hour in India; both in milliseconds since 1970. */
export function nextHourInIndia(hour: number, from: number): number {
  const ofDay = hour * 3_600_000 - indiaAheadMs
  return Math.ceil((from - ofDay) / dayMs) * dayMs + ofDay
}

/**
 * Imitates a visitor who comes back to the open page after more than a minute; the page's clock must be
 * installed.
 */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(61_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
