import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { reports } from '#contract/reports/reports.ts'
import { readPdf } from '../steps/active-pdf.ts'
import { expect, signIn, test } from '../steps/fixtures.ts'
import { keepPrints } from '../steps/keep-prints.ts'
import { samplePayloads } from '../steps/script-payloads.ts'
import { strangersIn, touchEverything, watchForScripts } from '../steps/script-traps.ts'
import { sendForm } from '../steps/send-form.ts'

/**
 * The number of payloads that `npm run drill -- scripts` has put into every report; without that drill this
 * test sends some to two reports.
 */
const drilled = Number(process.env.SCRIPT_PAYLOADS ?? 0)
const payloads = samplePayloads(drilled || 14)
const chosen = drilled ? reports : reports.filter(({ id }) => id === 'enquiry' || id === 'message')
const perPage = 100

test.describe.configure({ timeout: drilled ? 600_000 : 120_000 })

/**
 * A text as cells show it: without the unseen marks that forms take away, and every run of blanks and control
 * characters as one blank.
 */
const plain = (text: string) =>
  text
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/**
 * Whether a spreadsheet would run a cell as a formula. Spreadsheets ignore invisible characters in front; a
 * number or phone number after a sign is no formula.
 */
const isFormula = (cell: string) => {
  const seen = cell.replace(/^[\p{C}\p{Z}]+/u, '')
  return /^[=+\-@＝＋－＠]/.test(seen) && !/^[+-][\d\s.,()-]+$/.test(seen)
}

test('the traps catch what would run', async ({ page }) => {
  const caught = await watchForScripts(page)
  await page.goto('/terms-conditions')
  await page.evaluate(async () => {
    const cell = document.createElement('td')
    const picture = document.createElement('img')
    picture.setAttribute('style', 'color: red')
    cell.append(picture)
    document.body.append(cell)
    await (window as unknown as { __ran: (number: number) => Promise<void> }).__ran(7)
    alert('seen')
  })
  expect(caught).toEqual(['payload 7 ran', 'dialog: seen'])
  expect(await strangersIn(page, 'td')).toEqual(['IMG', 'style'])
  expect(['=1', '\u202e=1', '\u200b@x', '-1+2'].filter((cell) => !isFormula(cell))).toEqual([])
  expect(["'=1", '+91 98765 43210', '-5', 'a=1'].filter(isFormula)).toEqual([])
})

async function sendPayloads(url: string): Promise<void> {
  for (const [index, payload] of payloads.entries()) {
    const text = payload.slice(0, 120)
    const number = `9${String(index).padStart(9, '0')}`
    const bodies = {
      '/api/postBooking': {
        name: text,
        mobileNo: number,
        emailId: 'a@mail.example',
        model: text.slice(0, 80),
        color: text.slice(0, 60),
        message: payload,
      },
      '/contact': {
        firstName: text,
        lastName: text,
        postalCode: text.slice(0, 60),
        telephone: number,
        comment: payload,
      },
    }
    for (const [path, data] of Object.entries(bodies)) {
      await sendForm(url, path, data)
    }
  }
}

/** Asks for more rows on a page, because with ten rows a page each report would have thirty pages. */
async function askForMore(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const body = route.request().postDataJSON() as object
    await route.continue({ postData: JSON.stringify({ ...body, limit: perPage }) })
  })
}

async function download(page: Page, name: 'PDF' | 'CSV'): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await page.getByRole('group', { name: 'This page' }).getByRole('button', { name, exact: true }).click()
  return readFile(await (await started).path())
}

for (const report of chosen)
  test(`script payloads in the ${report.menu} stay text in table, tooltip, print, PDF and CSV`, async ({
    page,
    product,
  }) => {
    const caught = await watchForScripts(page)
    await page.addInitScript(keepPrints)
    await signIn(page)
    if (!drilled) await sendPayloads(product.url)
    await askForMore(page, report.path)
    const shown: string[] = []
    const pages = Math.ceil(payloads.length / perPage)
    for (let number = 1; number <= pages; number++) {
      await page.goto(`/admin/dashboard?page=${report.id}&p=${number}`)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await touchEverything(page)
      expect(await strangersIn(page, 'tbody td')).toEqual([])
      const cells = await page.locator('tbody td').allTextContents()
      shown.push(...cells.map(plain))

      await page.getByRole('group', { name: 'This page' }).getByRole('button', { name: 'Print' }).click()
      const paper = page.locator(`iframe[title="Print ${report.menu}"]`).contentFrame()
      await expect(paper.locator('tbody tr')).toHaveCount(await page.locator('tbody tr').count())
      const tags = await paper
        .locator('body *')
        .evaluateAll((all) => [...new Set(all.map(({ tagName }) => tagName))])
      expect(tags.toSorted()).toEqual(['H1', 'P', 'TABLE', 'TBODY', 'TD', 'TH', 'THEAD', 'TR'])
      expect(await paper.locator('body [href], body [src], body [style]').count()).toBe(0)

      const csv = (await download(page, 'CSV')).toString('utf8')
      const table = Papa.parse<string[]>(csv.slice(1)).data
      expect(new Set(table.map(({ length }) => length))).toEqual(new Set([report.columns.length]))
      expect(table.flat().filter(isFormula)).toEqual([])

      const { active, text } = await readPdf(await download(page, 'PDF'))
      expect(active).toEqual([])
      expect(text).toContain(report.title)
    }
    // All payloads must have been on the page: the test proves nothing about a payload that was not shown.
    const fitting = payloads.filter(({ length }) => length <= 60)
    const missing = fitting.filter((payload) => !shown.some((cell) => cell.includes(plain(payload))))
    expect(missing).toEqual([])
    expect(caught).toEqual([])
  })

test.describe('an answer of the server', () => {
  // Chromium's message about any answer with a status of 400 or more.
  test.use({ allowedComplaints: ['Failed to load resource'] })

  test('with a script payload in it stays text in a toast', async ({ page }) => {
    const caught = await watchForScripts(page)
    let words = ''
    await page.route('**/api/bikes/*/status', (route) =>
      route.fulfill({
        status: 422,
        json: { error: { code: 'invalid_fields', message: words }, message: words },
      }),
    )
    await signIn(page)
    await page.goto('/admin/dashboard?page=bikes')
    const box = page.getByRole('checkbox').first()
    const toasts = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')
    for (const payload of payloads) {
      words = `${payload} .`
      await box.click()
      await expect.poll(async () => plain((await toasts.allTextContents()).join(' '))).toContain(plain(words))
      expect(await toasts.locator('img, script, iframe, object, embed, style, form').count()).toBe(0)
    }
    await touchEverything(page)
    expect(caught).toEqual([])
  })

  test('with a script payload as the search stays text on the screen and in its file', async ({ page }) => {
    const caught = await watchForScripts(page)
    await signIn(page)
    for (const payload of samplePayloads(drilled ? 60 : 6)) {
      await page.goto(`/admin/dashboard?page=message&q=${encodeURIComponent(payload.slice(0, 100))}`)
      await expect(page.getByText(/^Showing /)).toBeVisible()
      await touchEverything(page)
      expect(caught).toEqual([])
    }
  })
})

async function visitWhatStaffWrote({ page }: { page: Page }): Promise<void> {
  const caught = await watchForScripts(page)
  await signIn(page)
  for (const address of [
    '/admin/dashboard?page=offers',
    '/admin/dashboard?page=gallery',
    '/',
    '/gallery',
    '/offers',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await touchEverything(page)
  }
  expect(caught).toEqual([])
}

if (drilled) test('what staff write stays text on the site', visitWhatStaffWrote)
