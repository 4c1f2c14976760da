import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { reports } from '#contract/reports.ts'
import { expect, signIn, test } from './fixtures.ts'

test.describe.configure({ timeout: 120_000 })

const person = "Sanjukta D'Cruz ସଂଯୁକ୍ତା"
const day = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(date)
const shownDay = (date: Date) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(date)

async function openReport(page: Page, query: string) {
  await page.goto(`/admin/dashboard?page=${query}`)
  await expect(page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+ entries$/)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const total = async (page: Page) =>
  Number(
    ((await page.getByText(/^Showing /).textContent()) ?? '')
      .replace(/.* of ([\d,]+) entries/, '$1')
      .replaceAll(',', ''),
  )

test('an application reaches the applicants with a resume that opens', async ({ page }) => {
  await signIn(page)
  const sent = await page.request.post('/api/career', {
    multipart: {
      name: person,
      email: 'sanjukta@mail.example',
      phone: '98765 40008',
      post: 'Sales executive',
      resume: {
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: await readFile('supabase/seed/demo-resume.pdf'),
      },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(sent.status(), await sent.text()).toBe(201)
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
  for (const { id, title } of reports.filter(({ id }) => id !== 'audit'))
    await test.step(title, async () => {
      await page.setViewportSize(laptop)
      await openReport(page, id)
      if (id !== 'review') await expectLeadsInSight(page, title)
      await page.setViewportSize(phone)
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThanOrEqual(300)
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

/** Eight rows are whole on the screen that stands there, and so is what belongs to them. */
async function expectLeadsInSight(page: Page, title: string): Promise<void> {
  const region = page.getByRole('region', { name: title })
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
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
  const all = await total(page)
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
  expect(await total(page)).toBe(all)
  await page.getByRole('button', { name: 'SEARCH' }).click()
  await expect.poll(() => total(page)).toBeLessThan(all)
  await expect(notApplied).toBeHidden()
})

test.describe('a line that is gone', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] })

  test('a page that does not come leaves rows, range and page, with a word in sight', async ({ page }) => {
    await signIn(page)
    await openReport(page, 'enquiry')
    const names = () => page.locator('tbody tr').allTextContents()
    const before = await names()
    await page.route('**/api/enquiryReports', (route) => route.abort())
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('The report could not be loaded.')).toBeInViewport()
    expect(await names()).toEqual(before)
    await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
    await page.unroute('**/api/enquiryReports')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(/^Showing 11 to 20 of/)).toBeVisible()
    await expect(page.getByText('The report could not be loaded.')).toBeHidden()
  })
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
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page).not.toHaveURL(/[?&]p=/)
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('To Date')).toHaveValue(day(new Date()))
  await page.goBack()
  await expect(page.getByLabel('To Date')).toHaveValue('')
  await openReport(page, 'booking&p=9999')
  await expect(page).not.toHaveURL(/p=9999/)
})

test('the message report searches its page only', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'message')
  const before = await total(page)
  const name = ((await page.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? '').trim()
  await page.getByLabel('Search', { exact: true }).fill(name)
  await expect(page.getByText(/of the 10 entries on this page match/)).toBeVisible()
  expect(await total(page)).toBe(before)

  const rows = await page.locator('tbody tr').count()
  const words = (await textOfPdf(await pdfOfThisPage(page))).join(' ')
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

  await keepPrint(page)
  await page.getByRole('group', { name: 'This page' }).getByRole('button', { name: 'Print' }).click()
  const paper = page.frameLocator('iframe[title="Print EW Report"]')
  await expect(paper.locator('tbody tr')).toHaveCount(10)
  const markup = await paper.locator('html').evaluate(({ outerHTML }) => outerHTML)
  const sheet = await page.context().newPage()
  await sheet.setContent(markup)
  // The frame was given its font by a script, which the markup does not carry.
  const font = await readFile('web/src/features/reports/fonts/noto-sans-odia.ttf', 'base64')
  await sheet.evaluate(async (file) => {
    const face = new FontFace('NotoSansOdia', `url(data:font/ttf;base64,${file})`)
    document.fonts.add(await face.load())
  }, font)
  await expectOnePage(await sheet.pdf({ preferCSSPageSize: true }))
})

test('every matching row goes into CSV, PDF and paper, and says so', async ({ page }) => {
  await signIn(page)
  await openReport(page, 'enquiry')
  const count = await total(page)
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

  await keepPrint(page)
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
  // A file made in spite of all would have come before this one.
  await page.getByRole('button', { name: 'CSV of all matching rows' }).click()
  await expect(page.getByText(/^CSV saved: 1 to/)).toBeVisible()
  await expect.poll(() => downloads).toBe(1)
})

/** Prints into a frame as the product does, and leaves it to look at: a headless browser has no dialog. */
async function keepPrint(page: Page): Promise<void> {
  await page.evaluate(() => {
    const add = document.body.append.bind(document.body)
    document.body.append = (...nodes) => {
      add(...nodes)
      for (const node of nodes)
        if (node instanceof HTMLIFrameElement && node.contentWindow)
          node.contentWindow.print = () => undefined
    }
  })
}

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
