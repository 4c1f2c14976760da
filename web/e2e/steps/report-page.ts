import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens a report, by its name and what else its address says, and waits until its rows stand there. */
export async function openReport(page: Page, query: string): Promise<void> {
  await page.goto(`/admin/dashboard?page=${query}`)
  await expect(page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+ entries$/)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** How many entries the report says it has. */
export async function totalOf(page: Page): Promise<number> {
  const shown = (await page.getByText(/^Showing /).textContent()) ?? ''
  return Number(shown.replace(/.* of ([\d,]+) entries/, '$1').replaceAll(',', ''))
}
