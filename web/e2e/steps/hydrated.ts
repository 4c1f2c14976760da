import type { Page } from '@playwright/test'

/** Opens an address and waits until all of the page lives and says what is true today: nothing changes under the test. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await allLives(page)
}

/** Waits until React has begun to take the page over; parts whose code comes later may live later. */
export async function mainLives(page: Page): Promise<void> {
  await page.locator('html[data-lives]').waitFor({ state: 'attached' })
}

/** Waits until nothing of the page that stands there is on its way: no data, no code of a part, no stylesheet. */
export async function allLives(page: Page): Promise<void> {
  await page.locator('html[data-lives=all]').waitFor({ state: 'attached' })
}

/** Waits until the form that was touched lives, and all is there that answers it without a line. */
export async function formLives(page: Page): Promise<void> {
  await allLives(page)
  // The list of what waits stands beside the page, closed; what it sends with came with it.
  await page.locator('main ~ dialog').waitFor({ state: 'attached' })
  // The place for messages.
  await page.locator('main ~ section > [role=status]').waitFor({ state: 'attached' })
}

/** Waits until nothing moves or fades any more: colours in between are no finding. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
