import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens a report, by its name and the rest of its query, and waits until its rows are shown. */
export async function openReport(page: Page, query: string): Promise<void> {
  await page.goto(`/admin/dashboard?page=${query}`)
  await expect(page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+ entries$/)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** The number of entries that the report names. */
export async function totalOf(page: Page): Promise<number> {
  const shown = (await page.getByText(/^Showing /).textContent()) ?? ''
  return Number(shown.replace(/.* of ([\d,]+) entries/, '$1').replaceAll(',', ''))
}
