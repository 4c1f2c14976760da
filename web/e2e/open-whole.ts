import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { languagesLive, openHydrated } from './hydrated.ts'

/** Opens a public page and waits for what comes late on every one: the code of its frame, and what it loads. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await openHydrated(page, address)
  await languagesLive(page)
  // What stands in for content that is on its way.
  await expect(page.locator('main .animate-shimmer')).toHaveCount(0)
}
