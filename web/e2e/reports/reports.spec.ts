import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { reports } from '#contract/reports/reports.ts'
import { expect, signIn, test } from '../steps/fixtures.ts'
import { openReport, totalOf } from '../steps/report-page.ts'
import { sendForm } from '../steps/send-form.ts'

test.describe.configure({ timeout: 120_000 })

const person = "Sanjukta D'Cruz ସଂଯୁକ୍ତା"
const day = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(date)
const shownDay = (date: Date) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(date)

test('an application reaches the applicants with a resume that opens', async ({ page, product }) => {
  await signIn(page)
  const application = new FormData()
  const curriculum = new File([await readFile('supabase/seed/demo-resume.pdf')], 'cv.pdf', {
    type: 'application/pdf',
  })
  application.set('name', person)
  application.set('email', 'sanjukta@mail.example')
  application.set('phone', '98765 40008')
  application.set('post', 'Sales executive')
  application.set('resume', curriculum)
  await sendForm(product.url, '/api/career', application)
  await openReport(page, 'applicants')
  await page.getByLabel('Search', { exact: true }).fill('ସଂଯୁକ୍ତା')
  await page.getByLabel('Search', { exact: true }).press('Enter')
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  expect(await page.getByRole('row').nth(1).getByRole('cell').allTextContents()).toEqual([
    person,
    'sanjukta@mail.example',
    '98765 40008',
    'Sales executive',
    shownDay(new Date()),
    expect.stringMatching(/^View/),
  ])
  const view = page.getByRole('link', { name: /^View/ })
  await expect(view).toHaveAttribute('target', '_blank')
  const [opened] = await Promise.all([page.waitForEvent('popup'), view.click()])
  await expect.poll(() => opened.url()).toContain('/api/resumes/')
  const resume = await page.request.get(opened.url())
  expect(resume.status()).toBe(200)
  expect((await resume.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(resume.headers()['content-disposition']).toMatch(/^inline; .*Resume%20%E2%80%93%20/)
  expect(resume.headers()['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
})

test('a small laptop shows eight leads whole, with filters, count, pages and dates; a lead takes at most 300 px of a phone', async ({
  page,
}) => {
  const laptop = { width: 1366, height: 650 }
  const phone = { width: 360, height: 740 }
  await signIn(page)
  // The demo has no doors, so nothing has come through them.
  const filled = reports.filter(({ id }) => !['audit', 'outside', 'calls'].includes(id))
  for (const { id, title } of filled)
    await test.step(title, async () => {
      await page.setViewportSize(laptop)
      await openReport(page, id)
      if (id !== 'review') await expectLeadsInSight(page, title)
      await page.setViewportSize(phone)
      const rows = page.locator('tbody tr')
      // Polled, because turning the table into cards takes a moment.
      await expect
        .poll(() => rows.evaluateAll((all) => Math.max(...all.map((row) => row.clientHeight))))
        .toBeLessThanOrEqual(300)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
})

test('the call comes first in a lead on a phone, and the exports are behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await openReport(page, 'enquiry')
  const card = page.locator('tbody tr').first()
  const call = await card.getByRole('link', { name: /^Call / }).boundingBox()
  const name = await card.getByRole('cell').first().boundingBox()
  expect(call?.y).toBeLessThan(name?.y ?? 0)
  const menu = page.getByText('Export', { exact: true })
  expect((await menu.boundingBox())?.y).toBeLessThan(call?.y ?? 0)
  await menu.click()
  await expect(page.getByRole('button', { name: 'CSV of all matching rows' })).toBeVisible()
})

/**
 * The words of a table that stand on more than one line: figures, dates and short words. Addresses, free text
 * and words that are wider than any cell may break.
 */
function brokenWords(region: Locator): Promise<string[]> {
  return region.evaluate((table) =>
    [...table.querySelectorAll('td')].flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const node = texts.currentNode
        const text = node.textContent ?? ''
        if (text.includes('@') || text.split(' ').length > 3) continue
        for (const word of text.matchAll(/(?<!\S)\S{1,13}(?!\S)/g)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word[0])
        }
      }
      return broken
    }),
  )
}

/** Expects eight whole rows on the visible screen, with the controls that belong to them. */
async function expectLeadsInSight(page: Page, title: string): Promise<void> {
  const region = page.getByRole('region', { name: title })
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(await brokenWords(region)).toEqual([])
  const frame = await region.boundingBox()
  const bottom = (frame?.y ?? 0) + (frame?.height ?? 0)
  const eighth = await page.locator('tbody tr').nth(7).boundingBox()
  expect((eighth?.y ?? 0) + (eighth?.height ?? 0)).toBeLessThanOrEqual(bottom + 1)
  for (const inSight of [
    page.getByLabel('From Date'),
    page.getByText(/^Showing /),
    page.getByRole('button', { name: 'Next' }),
    page
      .locator('tbody tr')
      .first()
      .getByRole('cell', { name: /^\d{2}\/\d{2}\/\d{4}$/ })
      .last(),
  ])
    await expect(inSight).toBeInViewport({ ratio: 1 })
}

test('half a date searches nothing, and a whole one counts when SEARCH is pressed', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'amc')
  const all = await totalOf(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/amcReports')) asked += 1
  })
  const from = page.getByLabel('From Date')
  await from.focus()
  await page.keyboard.type('11')
  const notApplied = page.getByText('These dates are not applied yet – press SEARCH.')
  await expect(notApplied).toBeVisible()
  await page.getByRole('button', { name: 'SEARCH' }).click()
  await expect(page.getByText('Please enter the whole date, or clear it.')).toBeVisible()
  expect(asked).toBe(0)
  await from.fill(day(new Date()))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^Showing 11 to /)).toBeVisible()
  await expect(notApplied).toBeVisible()
  expect(await totalOf(page)).toBe(all)
  await page.getByRole('button', { name: 'SEARCH' }).click()
  await expect.poll(() => totalOf(page)).toBeLessThan(all)
  await expect(notApplied).toBeHidden()
})

test('search, pages and quick ranges work together and survive a reload', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'become-dealer')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByText(/Showing 11 to/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Showing 11 to/)).toBeVisible()
  const name = ((await page.getByRole('row').nth(1).getByRole('cell').nth(2).textContent()) ?? '').trim()
  await page.getByLabel('Search', { exact: true }).fill(name)
  await expect(page.getByText(/Showing 1 to/)).toBeVisible()
  // A customer's name stands in no address.
  await expect(page).not.toHaveURL(/[?&][pq]=/)
  await page.reload()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue(name)
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('To Date')).toHaveValue(day(new Date()))
  await page.goBack()
  await expect(page.getByLabel('To Date')).toHaveValue('')
  await openReport(page, 'booking&p=9999')
  await expect(page).not.toHaveURL(/p=9999/)
})
