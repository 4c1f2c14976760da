import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { spendTime } from '../steps/clock.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { formLives, openHydrated, outboxLives } from '../steps/hydrated.ts'
import { newMobile } from '../steps/new-mobile.ts'

const success = 'Offer Enquiry Submitted Successfully!'
const failure = 'Failed to submit. Please try again later.'
const waitingLine = /^Saved on this (phone|device)\. We send it as soon as we can\./
const chip = { name: '1 enquiry waiting to be sent' }

test.use({ allowedComplaints: ['Failed to load resource'] })

/** A name that no other test uses. */
const visitor = () => `Bijaya ${randomUUID().slice(0, 8)}`

/** Opens the offer form, fills it in, and waits until all code that typing loads is there. */
async function fillIn(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/offers')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill('bijaya@mail.example')
  await page.getByRole('textbox', { name: 'Contact' }).fill(newMobile())
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.getByRole('checkbox', { name: /may call me/ }).check()
  await formLives(page)
  await spendTime(page)
}

/** Expects that no floating element covers the words. */
async function isUncovered(words: Locator): Promise<void> {
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const corners = [left + 2, right - 2].flatMap((x) =>
          [top + 2, bottom - 2].map((y) => [x, y] as const),
        )
        return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
      }),
    )
    .toBe(true)
}

const press = (page: Page) => page.getByRole('button', { name: 'Ask for this offer' }).click()

/** The number of rows with this name that staff find in a report. */
async function rowsOf(browser: Browser, report: string, name: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page)
  await page.goto(`/admin/dashboard?page=${report}&q=${encodeURIComponent(name)}`)
  await expect(page.getByText(/^(Showing|No )/).first()).toBeVisible()
  const rows = await page.getByRole('row').filter({ hasText: name }).count()
  await context.close()
  return rows
}

test('typed text is there again after a reload, until it is cleared @phone-alone', async ({ page }) => {
  await fillIn(page, 'Bijaya')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:offer:/offers')))
    .toContain('bijaya@mail.example')
  await page.reload()
  await expect(page.getByText('We kept what you typed.')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('bijaya@mail.example')
  await expect(page.getByRole('checkbox', { name: /agree to the terms/ })).toBeChecked()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('')
  await page.reload()
  await openHydrated(page, '/offers')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('')
})

test('sent without a connection it waits in sight, and arrives once when the connection is back @phone-alone', async ({
  page,
  context,
  browser,
}) => {
  const name = visitor()
  await fillIn(page, name)
  await context.setOffline(true)
  await press(page)
  await expect(page.getByText(waitingLine)).toBeInViewport()
  await expect(page.getByText(failure)).toHaveCount(0)
  await isUncovered(page.getByText(waitingLine))
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(page.getByRole('button', chip)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', chip).click()
  const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' })
  await expect(sheet.getByRole('heading', { name: 'Offer enquiry' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(page.getByText(success).first()).toBeVisible()
  await expect(page.getByRole('button', chip)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', chip)).toHaveCount(0)
  expect(await rowsOf(browser, 'offer', name)).toBe(1)
})

test('it waits too where the connection was gone before the first letter was typed @phone-alone', async ({
  page,
  context,
  browser,
}) => {
  const name = visitor()
  await openHydrated(page, '/spare-parts')
  // Nothing was touched: the code for sending comes with the form.
  await outboxLives(page)
  await context.setOffline(true)
  await page.getByLabel('Part or accessory').fill('Brake shoe')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Mobile number').fill(newMobile())
  await spendTime(page)
  await page.getByRole('button', { name: 'Ask for this part' }).click()
  await expect(page.getByText(waitingLine)).toBeVisible()
  // Seen first, so that its end is the arrival and not the moment before it.
  await expect(page.getByRole('button', chip)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', chip)).toHaveCount(0)
  expect(await rowsOf(browser, 'spare-part', name)).toBe(1)
})

test('what a failing server did not take arrives once on the next visit', async ({ page, browser }) => {
  const name = visitor()
  const keys: (string | undefined)[] = []
  let isFailing = true
  await page.route('**/offer', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    return isFailing ? route.fulfill({ status: 503, headers: { 'retry-after': '1' } }) : route.fallback()
  })
  await fillIn(page, name)
  await press(page)
  await expect(page.getByText(waitingLine)).toBeVisible()
  await expect(page.getByRole('button', chip)).toBeVisible()
  isFailing = false
  await page.goto('/terms-conditions')
  await expect(page.getByText(success).first()).toBeVisible()
  await expect(page.getByRole('button', chip)).toHaveCount(0)
  expect(new Set(keys).size).toBe(1)
  expect(await rowsOf(browser, 'offer', name)).toBe(1)

  // The sent form is empty again.
  await openHydrated(page, '/offers')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('')
})

test('a job application waits with its resume', async ({ page, context, browser }) => {
  const name = visitor()
  await openHydrated(page, '/career')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill('bijaya@mail.example')
  await page.getByLabel('Phone').fill(newMobile())
  await page.getByLabel('Post').fill('Mechanic')
  const buffer = Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`)
  await page.getByLabel('Resume').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  await formLives(page)
  await spendTime(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(waitingLine)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Form submitted successfully!').first()).toBeVisible()
  expect(await rowsOf(browser, 'applicants', name)).toBe(1)
})

test('nothing a person typed can be read in the store of the browser', async ({ page, context }) => {
  await fillIn(page, 'Bijaya Readable')
  await context.setOffline(true)
  await press(page)
  await expect(page.getByText(waitingLine)).toBeVisible()
  const stored = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('outbox')
      request.onsuccess = () => resolve(request.result)
    })
    const all = (store: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result)
      })
    const [entry] = (await all('entries')) as { sealed: { data: ArrayBuffer } }[]
    const [key] = (await all('keys')) as CryptoKey[]
    db.close()
    const text = JSON.stringify(entry) + new TextDecoder('latin1').decode(entry?.sealed.data)
    return { text, isExtractable: key?.extractable }
  })
  expect(stored.text).toContain('Offer enquiry')
  expect(stored.text).not.toMatch(/Readable|bijaya/)
  expect(stored.isExtractable).toBe(false)
})
