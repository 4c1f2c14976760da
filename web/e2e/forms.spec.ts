import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { axeFindings, expect, test } from './fixtures.ts'

type Fill = (form: Locator) => Promise<void>

interface SiteForm {
  name: string
  path: string
  /** Where the form posts to. */
  endpoint: string
  submit: string
  fill: Fill
  /** Something the visitor typed, by its label, to see that it stays. */
  kept: string
  success: string
  /** Words when the server fails with its own message, and when nothing answers. */
  failure: string
  network: string
  open?: (page: Page) => Promise<void>
  /** The form stays after success, empty. */
  staysOpen?: boolean
}

const serverWords = 'The database is asleep.'

const contact =
  (comment: string): Fill =>
  async (form) => {
    await form.getByLabel('First name').fill('Bijaya')
    await form.getByLabel('Last name').fill("D'Souza ବିଜୟ")
    await form.getByLabel('Postal code').fill('753009')
    await form.getByLabel('Telephone').fill('98765 43210')
    if (comment) await form.getByLabel(comment).fill('Please call after six.')
  }

const vehicle: Fill = async (form) => {
  await form.getByLabel('Model').selectOption('honda-unicorn')
  await form.getByLabel('Year of purchase').fill('2022')
  await form.getByLabel('Registration number').fill('OD 05 AB 1234')
  await form.getByLabel('Name', { exact: true }).fill('Bijaya')
  await form.getByLabel('E-mail').fill('bijaya@mail.example')
  await form.getByLabel('Contact number').fill('98765 43210')
}

const forms: readonly SiteForm[] = [
  {
    name: 'contact page',
    path: '/contact',
    endpoint: '/contact',
    submit: 'Send message',
    fill: contact('Comment'),
    kept: 'Last name',
    success: 'Contact request submitted successfully!',
    failure: `Error: ${serverWords}`,
    network: 'Network error. Please try again later.',
  },
  {
    name: 'home page contact',
    path: '/',
    endpoint: '/contact',
    submit: 'Send message',
    fill: contact(''),
    kept: 'Last name',
    success: 'Contact request submitted successfully!',
    failure: `Error: ${serverWords}`,
    network: 'Network error. Please try again later.',
  },
  {
    name: 'chat',
    path: '/terms-conditions',
    endpoint: '/contact',
    open: async (page) => page.getByRole('button', { name: 'Chat With Us' }).click(),
    submit: 'Send question',
    fill: contact('Your question'),
    kept: 'Your question',
    success: 'Query submitted successfully!',
    failure: `Error: ${serverWords}`,
    network: 'Network error. Please try again later.',
    staysOpen: true,
  },
  {
    name: 'finance',
    path: '/finance',
    endpoint: '/finance',
    submit: 'Send enquiry',
    fill: async (form) => {
      await form.getByLabel('Name', { exact: true }).fill('Bijaya')
      await form.getByLabel('Contact', { exact: true }).pressSequentially('98-76x5')
      await expect(form.getByLabel('Contact', { exact: true })).toHaveValue('98765')
      await form.getByLabel('Proof of address').selectOption('Bank statement')
    },
    kept: 'Name',
    success: 'Finance Enquiry Submitted Successfully!',
    failure: serverWords,
    network: 'Failed to submit. Please try again later.',
  },
  {
    name: 'service booking',
    path: '/service-booking',
    endpoint: '/book-service',
    submit: 'Book service',
    fill: async (form) => {
      await form.getByLabel('Paid').check()
      await form.getByLabel('Booking date').fill('2027-01-15')
      await form.getByLabel('Name', { exact: true }).fill('Bijaya')
    },
    kept: 'Name',
    success: 'Booking saved successfully!',
    failure: `Error: ${serverWords}`,
    network: 'An error occurred while submitting the form.',
  },
  {
    name: 'AMC',
    path: '/amc',
    endpoint: '/amc',
    submit: 'Send enquiry',
    fill: vehicle,
    kept: 'Registration number',
    success: 'Enquiry submitted successfully!',
    failure: 'Failed to submit enquiry',
    network: 'Internal Server Error',
  },
  {
    name: 'warranty',
    path: '/extendedWarranty',
    endpoint: '/warranty',
    submit: 'Send enquiry',
    fill: vehicle,
    kept: 'Contact number',
    success: 'Warranty Enquiry Submitted Successfully!',
    failure: 'Failed to submit. Please try again.',
    network: 'Network error. Please check your connection and try again.',
  },
  {
    name: 'opt-in',
    path: '/optain',
    endpoint: '/opt-in',
    submit: 'Opt in',
    fill: async (form) => {
      await form.getByLabel('Registration number').fill('OD 05 AB 1234')
      await form.getByLabel('Name', { exact: true }).fill('Bijaya')
      await form.getByLabel('Mobile').fill('98765 43210')
      await form.getByLabel('All', { exact: true }).check()
      await expect(form.getByLabel('WhatsApp')).toBeChecked()
    },
    kept: 'Mobile',
    success: 'Opt-In Request Submitted Successfully!',
    failure: `Error: ${serverWords}`,
    network: 'Network error. Please try again later.',
  },
  {
    name: 'offer',
    path: '/offers',
    endpoint: '/offer',
    submit: 'Ask for this offer',
    fill: async (form) => {
      await form.getByLabel('Name', { exact: true }).fill('Bijaya')
      await form.getByLabel('E-mail').fill('bijaya@mail.example')
      await form.getByLabel('Contact', { exact: true }).fill('98765 43210')
      await form.getByRole('checkbox').check()
    },
    kept: 'E-mail',
    success: 'Offer Enquiry Submitted Successfully!',
    failure: 'Failed to submit. Please try again later.',
    network: 'Failed to submit. Please try again later.',
  },
  {
    name: 'Joy Club',
    path: '/joy-club',
    endpoint: '/api/joyClub',
    submit: 'ENQUIRE NOW',
    fill: async (form) => {
      await form.getByLabel('Name', { exact: true }).fill('Bijaya')
      await form.getByLabel('Model').selectOption('CBR 150R')
    },
    kept: 'Name',
    success: 'Form submitted successfully!',
    failure: 'Failed to submit form. Please try again.',
    network: 'Something went wrong. Please try again.',
  },
  {
    name: 'career',
    path: '/career',
    endpoint: '/api/career',
    submit: 'Apply',
    fill: async (form) => {
      await form.getByLabel('Name', { exact: true }).fill('Bijaya')
      await form.getByLabel('E-mail').fill('bijaya@mail.example')
      await form.getByLabel('Phone').fill('98765 43210')
      await form.getByLabel('Post').fill('Mechanic')
      await form.getByLabel('Resume').setInputFiles(resume(40_000))
    },
    kept: 'Post',
    success: 'Form submitted successfully!',
    failure: serverWords,
    network: 'Something went wrong. Please try again.',
  },
]

/** A PDF by its first and last bytes; no two are alike. */
function resume(bytes: number) {
  const buffer = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(bytes, randomBytes(64)),
    Buffer.from('\n%%EOF\n'),
  ])
  return { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
}

async function openForm(page: Page, { path, open, submit }: SiteForm): Promise<Locator> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const popup = page.getByRole('dialog')
  if (path === '/') {
    await popup.waitFor({ timeout: 5000 }).catch(() => undefined)
    if (await popup.isVisible()) await page.keyboard.press('Escape')
  }
  await open?.(page)
  return page.locator('form').filter({ has: page.getByRole('button', { name: submit }) })
}

for (const form of forms) {
  test.describe(`the form: ${form.name}`, () => {
    test('stores what a visitor sends @phone', async ({ page }) => {
      const fields = await openForm(page, form)
      await form.fill(fields)
      await fields.getByRole('button', { name: form.submit }).click()
      await expect(page.getByText(form.success).first()).toBeVisible()
      if (form.staysOpen) await expect(fields.getByLabel(form.kept)).toHaveValue('')
      else await expect(fields).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
    })

    test.describe('when it goes wrong', () => {
      test.use({ allowedComplaints: ['Failed to load resource'] })

      test("says the server's refusal, then that the network is gone, and keeps what was typed", async ({
        page,
      }) => {
        let isDead = false
        await page.route(
          (url) => url.pathname === form.endpoint,
          (route) => {
            if (route.request().method() !== 'POST') return route.fallback()
            if (isDead) return route.abort()
            return route.fulfill({
              status: 500,
              json: { error: { code: 'internal', message: serverWords }, message: serverWords },
            })
          },
        )
        const fields = await openForm(page, form)
        await form.fill(fields)
        const typed = await fields.getByLabel(form.kept, { exact: true }).inputValue()
        await fields.getByRole('button', { name: form.submit }).click()
        await expect(page.getByText(form.failure).first()).toBeVisible()
        isDead = true
        await fields.getByRole('button', { name: form.submit }).click()
        await expect(page.getByText(form.network).first()).toBeVisible()
        await expect(fields.getByLabel(form.kept, { exact: true })).toHaveValue(typed)
      })
    })
  })
}

test.describe('the network form', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] })

  async function fillIn(page: Page) {
    await page.goto('/dealers/become-honda-network')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Location (for Cuttack District)').fill('Banki')
    await page.getByLabel('Address').fill('Main Road\nBanki')
    await page.getByLabel('Name', { exact: true }).fill('Bijaya')
    await page.getByLabel('Mobile').fill('98765 43210')
  }

  test('stores what a visitor sends @phone', async ({ page }) => {
    await fillIn(page)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Form Submitted SuccessFully').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  test("shows the server's refusal in the browser's alert and a dead network in a toast", async ({
    page,
  }) => {
    let isDead = false
    await page.route('**/api/become-honda-network', (route) =>
      isDead
        ? route.abort()
        : route.fulfill({
            status: 500,
            json: { error: { code: 'internal', message: serverWords }, message: serverWords },
          }),
    )
    await fillIn(page)
    const alert = page.waitForEvent('dialog')
    const press = page.getByRole('button', { name: 'Apply' }).click()
    const shown = await alert
    expect(shown.message()).toBe(serverWords)
    await shown.accept()
    await press
    isDead = true
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Network error. Please try again later.')).toBeVisible()
    await expect(page.getByLabel('Mobile')).toHaveValue('98765 43210')
  })
})

test.describe('words under the fields', () => {
  for (const { path, submit, summary, problems } of [
    { path: '/contact', submit: 'Send message', summary: 'Please check 5 fields', problems: 5 },
    { path: '/amc', submit: 'Send enquiry', summary: 'All fields are required except message.', problems: 6 },
    {
      path: '/extendedWarranty',
      submit: 'Send enquiry',
      summary: 'Please fill in all required fields',
      problems: 3,
    },
    { path: '/optain', submit: 'Opt in', summary: 'Please check 3 fields', problems: 3 },
    { path: '/offers', submit: 'Ask for this offer', summary: 'Please check 4 fields', problems: 4 },
    { path: '/career', submit: 'Apply', summary: 'Please check 5 fields', problems: 5 },
    { path: '/dealers/become-honda-network', submit: 'Apply', summary: 'Please check 4 fields', problems: 4 },
  ]) {
    test(`${path} lists what is missing and leads there @phone`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: submit }).click()
      const list = page.getByRole('alert')
      await expect(list).toBeFocused()
      await expect(list.getByText(summary)).toBeVisible()
      await expect(list.getByRole('link')).toHaveCount(problems)
      expect(await axeFindings(page)).toEqual([])
      await list.getByRole('link').first().press('Enter')
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    })
  }
})

test('the warranty banner disappears after three seconds', async ({ page }) => {
  await page.goto('/extendedWarranty')
  await page.waitForLoadState('networkidle')
  const form = page.locator('form')
  await form.getByLabel('Name', { exact: true }).fill('Bijaya')
  await form.getByLabel('E-mail').fill('bijaya@mail.example')
  await form.getByLabel('Contact number').fill('98765 43210')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  const banner = page.getByText('Warranty Enquiry Submitted Successfully!')
  await expect(banner).toBeVisible()
  await expect(banner).toBeHidden({ timeout: 4000 })
})

test('a resume over 4 MB goes to the store and arrives', async ({ page }) => {
  test.setTimeout(60_000)
  await page.goto('/career')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Name', { exact: true }).fill('Bijaya')
  await page.getByLabel('E-mail').fill('bijaya@mail.example')
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByLabel('Post').fill('Mechanic')
  await page.getByLabel('Resume').setInputFiles(resume(6 * 1024 * 1024))
  const stored = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Apply' }).click()
  expect((await stored).url()).toContain('resumes')
  await expect(page.getByText('Form submitted successfully!').first()).toBeVisible()
})
