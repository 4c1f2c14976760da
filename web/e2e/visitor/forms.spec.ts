import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { mainLives, openHydrated } from '../steps/hydrated.ts'
import { newMobile } from '../steps/new-mobile.ts'

// The texts, required fields and bodies of all forms are tested beside their pages and functions. Here two
// forms go the whole way through a browser: a plain one, and one with a file; outbox.spec.ts tests sending
// without a connection.

const submit = 'Send message'

async function fillInContact(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Bijaya')
  await page.getByLabel('Last name').fill("D'Souza ବିଜୟ")
  await page.getByLabel('Postal code').fill('753009')
  await page.getByLabel('Telephone').fill('98765 43210')
  await page.getByLabel('Comment').fill('Please call after six.')
}

test('the contact form stores what a visitor sends @phone-alone', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillInContact(page)
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText('Contact request submitted successfully!').first()).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
})

test('thanks that come late move nothing that is in sight @phone-alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/amc')
  const main = page.getByRole('main')
  await main.getByLabel('Model').first().selectOption('SP125')
  const fields = {
    'Year of purchase': '2024',
    'Registration number': 'OD 05 AB 1234',
    Name: 'Bijaya',
    'E-mail': 'bijaya@mail.example',
    'Contact number': newMobile(),
  }
  for (const [label, entry] of Object.entries(fields))
    await main.getByLabel(label, { exact: true }).fill(entry)
  // It comes once there is a number.
  await expect(main.getByRole('checkbox', { name: /write to me by WhatsApp/ })).toBeVisible()
  await page.route('**/amc*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    // Longer than the half second after a press.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return route.fulfill({ response })
  })
  await page.evaluate(noteMoves)
  await main.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('link', { name: 'Check its status' })).toBeInViewport()
  expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([])
})

/**
 * Notes in the page what moves by itself from now on; what moves within half a second of a press answers it.
 */
function noteMoves() {
  const moves: string[] = []
  Object.assign(window, { moves })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      if (!hadRecentInput && value > 0.001)
        moves.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ')}`)
    }
  }).observe({ type: 'layout-shift' })
}

for (const { size, way } of [
  { size: 40_000, way: 'in the form' },
  { size: 6 * 1024 * 1024, way: 'straight to the store, because it is over 4 MB' },
])
  test(`a job application arrives; its resume goes ${way}`, async ({ page }) => {
    await openHydrated(page, '/career')
    await page.getByLabel('Name', { exact: true }).fill('Bijaya')
    await page.getByLabel('E-mail').fill('bijaya@mail.example')
    await page.getByLabel('Phone').fill('98765 43210')
    await page.getByLabel('Post').fill('Mechanic')
    await page.getByLabel('Resume').setInputFiles(resume(size))
    const uploads: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') uploads.push(request.url())
    })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Form submitted successfully!').first()).toBeVisible()
    expect(uploads.filter((url) => url.includes('resumes'))).toHaveLength(size > 4_000_000 ? 1 : 0)
  })

/**
 * The page of one form of each kind: plain, with a choice of its own, with a file, below a list, beside a
 * model, with a picker. All other forms are plain.
 */
const formPages = [
  '/contact',
  '/finance',
  '/career',
  '/offers',
  '/text-ride-booking?bikeName=SP125',
  '/spare-parts',
  '/review',
  '/exchange',
]

/**
 * Opens a page that lives while the code of its form is held back, and that is rendered again at once because
 * the dealer has changed something since the build. The returned function lets the form's code come.
 */
async function openBeforeItsForm(page: Page, address: string): Promise<() => Promise<void>> {
  const form = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes('This form needs JavaScript')) await form.promise
    await route.fulfill({ response, body })
  })
  await page.route('**/api/dealership', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), wordmark: 'Newer name' } })
  })
  const newer = page.waitForResponse('**/api/dealership')
  await page.goto(address)
  await mainLives(page)
  await newer
  return async () => {
    form.resolve()
    await expect(page.getByRole('banner').getByLabel(/^Newer name/)).toBeVisible()
  }
}

test('what is typed and chosen before the code of a form has come stays @phone-alone', async ({ page }) => {
  const name = `Bijaya ${randomUUID().slice(0, 8)}`
  const release = await openBeforeItsForm(page, '/service-booking')
  await page.getByLabel('Model', { exact: true }).selectOption({ index: 2 })
  const model = await page.getByLabel('Model', { exact: true }).inputValue()
  await page.getByLabel('Registration number').fill('OD05AB1234')
  await page.getByRole('radio').nth(1).check()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Contact number').fill('98765 43210')
  await release()
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue(model)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Book service' }).click()
  await expect(page.getByText('Booking saved successfully!').first()).toBeVisible()
  await signIn(page)
  await page.goto(`/admin/dashboard?page=booking&q=${encodeURIComponent(name)}`)
  await expect(page.getByText('OD05AB1234').first()).toBeVisible()
})

for (const address of formPages)
  test(`nothing that is typed early on ${address} is lost`, async ({ page }) => {
    const release = await openBeforeItsForm(page, address)
    const field = page.locator('main form input[type=text]:not([tabindex="-1"])').first()
    await field.fill('2020')
    await release()
    await expect(field).toHaveValue('2020')
  })

test('a photograph that is chosen before the page lives is sent too', async ({ page }) => {
  const release = await openBeforeItsForm(page, '/exchange')
  await page.getByLabel('Photographs').setInputFiles('web/public/icons/apple-touch.png')
  await release()
  await expect(page.getByText('Arrived')).toBeVisible()
})

/** A PDF with the right first and last bytes; no two files are equal. */
function resume(bytes: number) {
  const buffer = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(bytes, randomBytes(64)),
    Buffer.from('\n%%EOF\n'),
  ])
  return { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
}
