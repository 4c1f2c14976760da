import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, signIn, test } from '../steps/fixtures.ts'
import { keepPrints } from '../steps/keep-prints.ts'
import { openReport, totalOf } from '../steps/report-page.ts'

test.describe.configure({ timeout: 120_000 })

test('the message report searches its page only', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'message')
  const before = await totalOf(page)
  const name = ((await page.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? '').trim()
  await page.getByLabel('Search', { exact: true }).fill(name)
  await expect(page.getByText(/of the 10 entries on this page match/)).toBeVisible()
  expect(await totalOf(page)).toBe(before)

  const rows = await page.locator('tbody tr').count()
  // Letters that the browser draws stand apart in the file's text.
  const words = (await textOfPdf(await pdfOfThisPage(page))).join(' ').replace(/(?<=“)\s+|\s+(?=\s)/g, '')
  expect(words).toContain(`${rows} of the 10 entries on this page, which holds 1 to 10 of ${before}`)
  expect(words).toContain(`Search “${name}” on this page only`)
})

test('ten rows of the Extended Warranty report are one page, in the PDF and on paper', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'ew')
  const bodyRows = page.locator('tbody tr')
  await expect(bodyRows).toHaveCount(10)
  const cells = await bodyRows.evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent.trim())),
  )
  const unbroken = cells.flatMap((row) => [row[1], row.at(-2), row.at(-1)]) as string[]
  const expectOnePage = async (file: Buffer) => {
    const pages = await textOfPdf(file)
    expect(pages).toHaveLength(1)
    const words = pages[0]?.replace(/\s+/g, ' ')
    for (const text of unbroken) expect(words).toContain(text)
  }
  await expectOnePage(await pdfOfThisPage(page))

  await page.evaluate(keepPrints)
  await page.getByRole('group', { name: 'This page' }).getByRole('button', { name: 'Print' }).click()
  const paper = page.frameLocator('iframe[title="Print EW Report"]')
  await expect(paper.locator('tbody tr')).toHaveCount(10)
  const markup = await paper.locator('html').evaluate(({ outerHTML }) => outerHTML)
  const sheet = await page.context().newPage()
  await sheet.setContent(markup)
  // A script gave the frame its font, so the copied markup lacks the font.
  const font = await readFile('web/src/features/reports/paper/fonts/noto-sans-odia.ttf', 'base64')
  await sheet.evaluate(async (file) => {
    const face = new FontFace('NotoSansOdia', `url(data:font/ttf;base64,${file})`)
    document.fonts.add(await face.load())
  }, font)
  await expectOnePage(await sheet.pdf({ preferCSSPageSize: true }))
})

test('every matching row goes into CSV, PDF and paper, and says so', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'enquiry')
  const count = await totalOf(page)
  const span = `1 to ${count} of ${count}`
  const dialog = page.getByRole('dialog')

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV of all matching rows' }).click()
  const csvFile = await csv
  expect(csvFile.suggestedFilename()).toBe('Product_Enquiry_Report_all.csv')
  await expect(dialog.getByText(`CSV saved: ${span} rows.`)).toBeVisible()
  const text = await readFile(await csvFile.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const { data } = Papa.parse<string[]>(text.slice(1))
  expect(data.slice(0, 3)).toEqual([['Product Enquiry Report'], [`Entries ${span}`], ['Filters: none']])
  expect(data[3]?.[0]).toMatch(/^Made on .* Indian time$/)
  expect(data[5]?.[0]).toBe('Name')
  expect(data).toHaveLength(count + 6)
  expect(data.slice(6).every((row) => row.length === 10)).toBe(true)
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()

  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF of all matching rows' }).click()
  const pages = await textOfPdf(await readFile(await (await pdf).path()))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[0]).toContain(`Entries ${span}`)
  for (const [index, words] of pages.entries()) {
    expect(words).toContain('Email ID')
    expect(words).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  const odia = data.slice(6).flatMap(([name = '']) => name.match(/[\u0B00-\u0B7F]+/g) ?? [])
  expect(odia.length).toBeGreaterThan(0)
  for (const word of odia) expect(pages.join(' ').normalize('NFC')).toContain(word)
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()

  await page.evaluate(keepPrints)
  await page.getByRole('button', { name: 'Print of all matching rows' }).click()
  await expect(dialog.getByText(`${span} rows are ready to print.`)).toBeVisible()
  const paper = page.frameLocator('iframe[title="Print Enquiry Report"]')
  await expect(paper.locator('tbody tr')).toHaveCount(count)
  await expect(paper.locator('thead')).toHaveCSS('display', 'table-header-group')
})

test('an export that breaks off makes no file', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'amc')
  await page.route('**/api/reports/amc/export', async (route) => {
    const response = await route.fetch()
    const lines = (await response.text()).trim().split('\n')
    await route.fulfill({ response, body: lines.slice(0, -3).join('\n') })
  })
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await page.getByRole('button', { name: 'CSV of all matching rows' }).click()
  await expect(page.getByText(/The rows are not complete, so no file was made\./)).toBeVisible()
  await page.unroute('**/api/reports/amc/export')
  expect(downloads).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^CSV saved: 1 to/)).toBeVisible()
  expect(downloads).toBe(1)
})

test('a cancelled export makes no file, and one too long for its kind says what to do', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'amc')
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/reports/amc/export', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'PDF of all matching rows' }).click()
  await expect(page.getByText('Asking for the rows…')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answer()
  await page.unroute('**/api/reports/amc/export')

  await page.route('**/api/reports/amc/export', (route) =>
    route.fulfill({ body: '', headers: { 'x-total-records': '20001' } }),
  )
  await page.getByRole('button', { name: 'PDF of all matching rows' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(
        '20,001 rows are too many for a PDF: 20,000 are the most. Take the CSV, or choose fewer days.',
      ),
  ).toBeVisible()
  await page.unroute('**/api/reports/amc/export')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click()
  // If a file had been made nevertheless, it would have come before this one.
  await page.getByRole('button', { name: 'CSV of all matching rows' }).click()
  await expect(page.getByText(/^CSV saved: 1 to/)).toBeVisible()
  await expect.poll(() => downloads).toBe(1)
})

async function pdfOfThisPage(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('group', { name: 'This page' }).getByRole('button', { name: 'PDF' }).click()
  return readFile(await (await download).path())
}

async function textOfPdf(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}
