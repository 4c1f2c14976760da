import type { Page } from '@playwright/test'

/**
 * Opens an address and waits until the whole page lives and shows fresh data, so that nothing changes during
 * the test.
 */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await allLives(page)
}

/** Waits until React has begun to take the page over; parts whose code comes later may not live yet. */
export async function mainLives(page: Page): Promise<void> {
  await page.locator('html[data-lives]').waitFor({ state: 'attached' })
}

/** Waits until no part of the shown page is on its way: no data, no code, no stylesheet. */
export async function allLives(page: Page): Promise<void> {
  // What nobody sees at first comes when a visitor begins to use the page.
  await page.evaluate(() => void dispatchEvent(new Event('scroll')))
  await page.locator('html[data-lives=all]').waitFor({ state: 'attached' })
}

/** Waits until what is sent with a form that nobody has touched is kept without a connection. */
export async function outboxLives(page: Page): Promise<void> {
  await page.locator('html[data-outbox]').waitFor({ state: 'attached' })
}

/** Waits until a touched form lives, with everything that it needs without a connection. */
export async function formLives(page: Page): Promise<void> {
  await allLives(page)
  await outboxLives(page)
  // The place where messages appear.
  await page.locator('main ~ section > [role=status]').waitFor({ state: 'attached' })
}

/** Waits until no animation runs, because colours in the middle of one are no finding. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
