import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import Papa from 'papaparse'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { spendTime } from '../steps/clock.ts'
import { expect, signIn, staffLogin, test } from '../steps/fixtures.ts'

// The main job of the product, once from end to end: each step works on what the step before has left.
test('a visitor enquires, staff act on it', async ({ page, browser }) => {
  test.setTimeout(90_000)
  // A new name for each run, so that a second try finds its own row.
  const visitorName = `Bijaya D'Souza ବିଜୟ ${Date.now()}`
  const before = await enquiriesOfToday(browser)

  await test.step('SELECT A MODEL shows the models of the database', async () => {
    await page.goto('/')
    const models = page.getByRole('region', { name: 'SELECT A MODEL' })
    await expect(models.getByRole('link').first()).toBeVisible()
    // The last of them leads to all models.
    expect(await models.getByRole('link').count()).toBe(26)
  })

  await test.step('pick a bike, open its page, book a test ride', async () => {
    await page.goto('/motorcycle')
    await page.getByRole('button', { name: 'SP125' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'SP125' })).toBeVisible()
    await page.getByRole('link', { name: 'View Details' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'SP125' })).toBeVisible()
    await page.getByRole('link', { name: 'BOOK TEST RIDE' }).click()
    await expect(page).toHaveURL(/\/text-ride-booking\?bikeName=SP125&variant=Drum$/)
  })

  await test.step('the form has the bike locked in and thanks for the enquiry', async () => {
    const model = page.getByLabel('SELECT MODEL YOU WANT')
    await expect(model).toHaveValue('SP125')
    await expect(model).toHaveAttribute('readonly', '')
    await page.getByLabel('YOUR NAME').fill(visitorName)
    await page.getByLabel('EMAIL ADDRESS').fill('bijaya@mail.example')
    await page.getByLabel('CONTACT NUMBER').fill('98765 43210')
    await page.getByLabel('SELECT COLOUR').selectOption('Pearl Siren Blue')
    await page.getByLabel('YOUR MESSAGE FOR US').fill('=1+1, please call after 6 pm')
    await page.getByRole('checkbox', { name: /agree to the terms/ }).check()
    await page.getByRole('checkbox', { name: /may call me/ }).check()
    await spendTime(page)
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(
      page.getByRole('status').getByText('Thanks for your enquiry. Our team will get back soon.'),
    ).toBeVisible()
  })

  await test.step('staff are sent to the login, sign in and see one enquiry more today', async () => {
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/admin\/login$/)
    const { userId, password } = staffLogin()
    await page.getByLabel('User ID').fill(userId)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Login successful! Redirecting...')).toBeVisible()
    await page.waitForURL('**/admin/dashboard')
    await expect(page.getByRole('definition').nth(3)).toHaveText(String(before + 1))
  })

  await test.step('the report shows the row with its Indian date and time', async () => {
    await page.goto('/admin/dashboard?page=enquiry')
    const row = page.getByRole('row').filter({ hasText: visitorName })
    await expect(row).toHaveCount(1)
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date())
    await expect(row.getByRole('cell', { name: today })).toBeVisible()
    await expect(row.getByRole('cell', { name: /^\d{2}:\d{2} [AP]M$/ })).toBeVisible()
  })

  await test.step('filter by text and date, and page', async () => {
    const total = page.getByText(/Showing 1 to 10 of [\d,]+ entries/)
    await expect(total).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(/Showing 11 to 20 of/)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: visitorName })).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/Showing 11 to 20 of/)).toBeVisible()

    await page.getByLabel('Search', { exact: true }).fill(visitorName.toLowerCase())
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    await page.getByLabel('From Date').fill(day)
    await page.getByLabel('To Date').fill(day)
    await page.getByRole('button', { name: 'SEARCH' }).click()
    await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`))
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  })

  await test.step('export as CSV and PDF, and print', async () => {
    const loaded = page.getByRole('group', { name: 'This page' })
    const csv = page.waitForEvent('download')
    await loaded.getByRole('button', { name: 'CSV', exact: true }).click()
    const csvFile = await csv
    expect(csvFile.suggestedFilename()).toBe('Product_Enquiry_Report.csv')
    const text = await readFile(await csvFile.path(), 'utf8')
    expect(text.startsWith('\uFEFF"Name"')).toBe(true)
    const { data } = Papa.parse<string[]>(text.slice(1))
    expect(data[1]?.slice(0, 6)).toEqual([
      visitorName,
      '98765 43210',
      'bijaya@mail.example',
      'SP125',
      'Pearl Siren Blue',
      "'=1+1, please call after 6 pm",
    ])

    const pdf = page.waitForEvent('download')
    await loaded.getByRole('button', { name: 'PDF', exact: true }).click()
    const pdfFile = await pdf
    expect(pdfFile.suggestedFilename()).toBe('Product_Enquiry_Report.pdf')
    const words = await textOfPdf(await readFile(await pdfFile.path()))
    expect(words).toContain("Bijaya D'Souza")
    expect(words).toContain('98765 43210')

    await page.evaluate(() => {
      const printed = () => document.body.setAttribute('data-printed', 'yes')
      const add = document.body.append.bind(document.body)
      // A test cannot operate the browser's print dialog, so the frame that would be printed is inspected
      // instead.
      document.body.append = (...nodes) => {
        add(...nodes)
        for (const node of nodes) {
          if (node instanceof HTMLIFrameElement && node.contentWindow) node.contentWindow.print = printed
        }
      }
    })
    await loaded.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    const paper = page.frameLocator('iframe[title="Print Enquiry Report"]')
    await expect(paper.getByRole('cell', { name: visitorName })).toBeAttached()
    await expect(paper.getByRole('cell', { name: '=1+1, please call after 6 pm' })).toBeAttached()
  })

  await test.step('a new price stands on the public page without a rebuild', async () => {
    await page.goto('/admin/dashboard?page=price')
    await page.getByRole('button', { name: 'Edit the price of SP160', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Price of SP160' })
    await dialog.getByLabel('New price in rupees').fill('free')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(dialog.getByLabel('New price in rupees')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText('Please enter a valid price').first()).toBeVisible()
    await dialog.getByLabel('New price in rupees').fill('1,34,567')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Price updated successfully')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'SP160' }).first()).toContainText('₹1,34,567')

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto('/motorcycle?bike=SP160')
    const chosen = visitor.getByRole('region', { name: 'Chosen model' })
    await expect(chosen.getByText('₹1,34,567')).toBeVisible()
    await visitor.context().close()
  })

  await test.step('after signing out every staff endpoint answers 401', async () => {
    await page.locator('summary', { hasText: 'My Account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/admin/login')
    const statuses = await page.evaluate(async () => {
      const ask = (path: string, method = 'GET', body?: string) =>
        fetch(path, { method, ...(body ? { body, headers: { 'content-type': 'application/json' } } : {}) })
      const answers = await Promise.all([
        ask('/api/me'),
        ask('/api/dashboard'),
        ask('/api/managePrice'),
        ask('/api/managePrice/SP160', 'PATCH', '{"price":1}'),
        ask('/api/enquiryReports', 'POST', '{}'),
      ])
      return answers.map(({ status }) => status)
    })
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/admin\/login$/)
  })
})

test.use({ allowedComplaints: ['401 (Unauthorized)'] })

/** The count on the dashboard before this test adds to it; 0 on new data. */
async function enquiriesOfToday(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page)
  await page.goto('/admin/dashboard')
  const count = page.getByRole('definition').nth(3)
  await expect(count).toHaveText(/^\d+$/)
  const today = Number(await count.textContent())
  await context.close()
  return today
}

async function textOfPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return pages.join('\n')
}
