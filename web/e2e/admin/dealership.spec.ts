import type { Page } from '@playwright/test'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

// These tests run one after the other, because all of them change what every page shows.
test.describe.configure({ mode: 'default' })

test.use({ allowedComplaints: ['409', '422'] })

interface Record {
  facts: { [fact: string]: unknown }
  at: string
}

const sameSite = { 'sec-fetch-site': 'same-origin' }
const recordOf = async (page: Page) =>
  (await (await page.request.get('/api/manageDealership')).json()) as Record

/** Restores the demo's own facts, whatever a test leaves behind. */
async function keepingFacts(page: Page, act: () => Promise<void>): Promise<void> {
  const { facts } = await recordOf(page)
  try {
    await act()
  } finally {
    const { at } = await recordOf(page)
    const answer = await page.request.patch('/api/manageDealership', {
      data: { expected: at, facts },
      headers: sameSite,
    })
    expect(answer.status()).toBe(200)
  }
}

test('staff change who the dealer is, and the next visitor reads it everywhere', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await keepingFacts(page, async () => {
    await page.goto('/admin/dashboard?page=dealership')
    await page.getByLabel('Name', { exact: true }).fill('Mahanadi Motors')
    await page.getByLabel('Words of the logo').fill('Mahanadi')
    await page.getByLabel('Words below them').fill('Motors')
    await page.getByLabel('Sales', { exact: true }).fill('0671-000-0999')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The dealership is saved.')).toBeVisible()

    const visitor = await (await browser.newContext()).newPage()
    await openHydrated(visitor, '/contact')
    await expect(visitor).toHaveTitle(/Mahanadi Motors/)
    await expect(visitor.getByRole('banner').getByRole('img', { name: 'Mahanadi Motors' })).toBeVisible()
    await expect(visitor.getByRole('banner').getByRole('link', { name: /0671-000-0999/ })).toBeVisible()
    await expect(visitor.getByRole('contentinfo')).toContainText('Mahanadi Motors')
    // That a build brings the new name to crawlers is tested in `hidden-model.spec.ts`.
    await visitor.close()
  })
})

test('colours that cannot be read are named and refused, others are on the site', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await keepingFacts(page, async () => {
    await page.goto('/admin/dashboard?page=dealership')
    await page.getByLabel('Buttons', { exact: true }).fill('#ffd200')
    await expect(page.getByText('Text on buttons, on a button: 1.45 to 1, too little')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/Too little contrast/).first()).toBeVisible()
    await page.getByLabel('Buttons', { exact: true }).fill('#00539c')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The dealership is saved.')).toBeVisible()
    const visitor = await (await browser.newContext()).newPage()
    await openHydrated(visitor, '/')
    await expect(visitor.getByRole('link', { name: 'Book test ride' }).first()).toHaveCSS(
      'background-color',
      'rgb(0, 83, 156)',
    )
    await visitor.close()
  })
})

test('an outlet is made, shown, and closed for good', async ({ page, browser }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?page=outlets')
  await page.getByRole('button', { name: 'New outlet' }).click()
  const name = 'Station Road'
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Address').fill('Station Road, Cuttack')
  await page.getByLabel('Latitude').fill('20.46')
  await page.getByLabel('Longitude').fill('85.88')
  await page.getByLabel('Sales', { exact: true }).and(page.getByRole('textbox')).fill('0671-000-0990')
  await page.getByLabel('Service', { exact: true }).and(page.getByRole('textbox')).fill('0671-000-0991')
  await page.getByLabel('Customer care').fill('1800-000-0100')
  await page.getByLabel('E-mail of sales').fill('station@dealer.example')
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByLabel('Day', { exact: true }).fill('2099-11-08')
  await page.getByLabel('Why').fill('Diwali')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Add the outlet' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('outlet')
  const visitor = await (await browser.newContext()).newPage()
  try {
    await visitor.goto(`/dealers/${id}`)
    await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(visitor.getByText('8 Nov 2099')).toBeVisible()
    expect(await axeFindings(visitor)).toEqual([])
    await page.getByRole('button', { name: 'Close for good' }).click()
    await page.getByRole('button', { name: 'Close it for good' }).click()
    await expect(page.getByText('Closed for good: visitors see it no more.')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('We have no such outlet')).toBeVisible()
    expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain(`/dealers/${id}<`)
  } finally {
    await page.request.patch(`/api/outlets/${id}/state`, { data: { isClosed: true }, headers: sameSite })
    await visitor.close()
  }
})

test('a site that is switched off says that it opens soon, to staff it shows everything', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const visitor = await (await browser.newContext()).newPage()
  try {
    await page.goto('/admin/dashboard?page=dealership')
    await page.getByRole('button', { name: 'Switch the site off' }).click()
    await page.getByRole('button', { name: 'Switch it off' }).click()
    await expect(page.getByText('The site is off:')).toBeVisible()
    await visitor.goto('/contact')
    await expect(visitor.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: '0671-000-0101' })).toBeVisible()
    expect(await axeFindings(visitor)).toEqual([])
    expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain('<loc>')
    await page.goto('/contact')
    await expect(page.getByText('Only staff see this')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible()
  } finally {
    await page.request.patch('/api/manageDealership/open', { data: { isOpen: true }, headers: sameSite })
    await visitor.close()
  }
  await page.goto('/contact')
  await expect(page.getByText('Only staff see this')).toBeHidden()
})
