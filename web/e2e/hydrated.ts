import type { Page } from '@playwright/test'

/** Opens an address and waits until React has taken the prerendered page over: a key pressed earlier would be lost. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await mainLives(page)
}

/** Waits until React has begun to take the page over; parts whose code comes later may live later. */
export async function mainLives(page: Page): Promise<void> {
  await lives(page, 'main')
}

/** Waits until the switch of languages in the header lives, whose code comes with the footer's. */
export async function languagesLive(page: Page): Promise<void> {
  await lives(page, 'header details')
}

/** Waits until the form that was touched lives, and the code that keeps what cannot be sent is there. */
export async function formLives(page: Page): Promise<void> {
  await lives(page, 'main form')
  // The list of what waits stands beside the page, closed.
  await page.locator('main ~ dialog').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

async function lives(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}

/** Waits until nothing moves or fades any more: colours in between are no finding. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
