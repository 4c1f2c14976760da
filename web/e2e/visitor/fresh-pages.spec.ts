import type { Locator, Page } from '@playwright/test'
import { comeBack } from '../steps/clock.ts'
import { expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

test.beforeEach(async ({ page }) => {
  // The notification has a test of its own.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
  })
})

type Json = Record<string, unknown>

interface DataPage {
  address: string
  /** The call whose answer has changed since the build, and the change. */
  call: string
  change: (row: Json) => Json
  /** The place on the page where the change can be seen. */
  seen: (page: Page) => Locator
}

const price = 1_23_456
const priceSeen = (page: Page) => page.getByRole('main').getByText('₹1,23,456').first()
const engine = (row: Json) => ({ ...row, specs: { ...(row.specs as Json), engine: 'A new engine' } })
const engineSeen = (page: Page) => page.getByText('A new engine').first()
const suggestion = (page: Page) => page.locator('datalist option[value="BRAND NEW"]').first()
const newModel = (row: Json) => ({
  ...row,
  name: row.bike_name === 'LIVO' ? 'BRAND NEW' : row.name,
})

const listing = (address: string, call: string): DataPage => ({
  address,
  call,
  change: engine,
  seen: engineSeen,
})

const dataPages: DataPage[] = [
  {
    address: '/',
    call: '/api/allModals',
    change: (row) => ({ ...row, price }),
    seen: priceSeen,
  },
  {
    address: '/',
    call: '/api/images',
    change: (row) => ({ ...row, alt: 'A slide of today' }),
    seen: (page) => page.getByAltText('A slide of today').first(),
  },
  listing('/motorcycle', '/api/bikes'),
  listing('/bigWing', '/api/bigWing'),
  {
    address: '/view-details?bikeName=SP125',
    call: '/api/variants/SP125',
    change: (row) => ({ ...row, price }),
    seen: priceSeen,
  },
  {
    address: '/angle-view?bikeName=SP125',
    call: '/api/bikeView/SP125',
    change: ({ bike }) => ({ bike: { ...(bike as Json), name: 'SP125 of today' } }),
    seen: (page) => page.getByRole('heading', { name: /SP125 of today/ }).first(),
  },
  {
    address: '/text-ride-booking?bikeName=SP125',
    call: '/api/variants/SP125',
    change: (row) => ({ ...row, price }),
    seen: priceSeen,
  },
  {
    address: '/text-ride-booking',
    call: '/api/allModals',
    change: newModel,
    seen: suggestion,
  },
  {
    address: '/finance',
    call: '/api/allModals',
    change: newModel,
    seen: suggestion,
  },
  {
    address: '/networks',
    call: '/api/dealers',
    change: (row) => ({ ...row, address: 'New Road, Cuttack' }),
    seen: (page) => page.getByRole('main').getByText('New Road, Cuttack').first(),
  },
  {
    address: '/dealers/1',
    call: '/api/dealers/1',
    change: (row) => ({ ...row, address: 'New Road, Cuttack' }),
    seen: (page) => page.getByRole('main').getByText('New Road, Cuttack').first(),
  },
  {
    address: '/offers',
    call: '/api/getOffers',
    change: (row) => ({ ...row, title: 'The offer of today' }),
    seen: (page) => page.getByRole('main').getByText('The offer of today').first(),
  },
  {
    address: '/gallery',
    call: '/api/gallery',
    change: (row) => ({ ...row, alt: 'A picture of today' }),
    seen: (page) => page.getByAltText('A picture of today').first(),
  },
]

/**
 * One page of each kind; pages-ahead.dom.test.ts proves that a link makes the same calls as a direct load.
 */
const links = [
  { to: '/motorcycle', from: '/terms-conditions', place: 'contentinfo' },
  { to: '/view-details?bikeName=SP125', from: '/motorcycle?bike=SP125', place: 'main' },
  { to: '/networks', from: '/dealers/1', place: 'main' },
] as const

/** Changes the answer of a call from now on, so that it differs from the answer at build time. */
async function changeAnswer(page: Page, { call, change }: Pick<DataPage, 'call' | 'change'>): Promise<void> {
  await page.route(
    (url) => url.pathname === call,
    async (route) => {
      const answer = (await (await route.fetch()).json()) as Json | Json[]
      await route.fulfill({ json: Array.isArray(answer) ? answer.map(change) : change(answer) })
    },
  )
}

for (const { address, call, change, seen } of dataPages)
  test(`${address} shows what ${call} says today`, async ({ page }) => {
    await test.step('when it was open and comes back to the front', async () => {
      await page.clock.install()
      await openHydrated(page, address)
      await expect(seen(page)).toHaveCount(0)
      await changeAnswer(page, { call, change })
      await comeBack(page)
      await expect(seen(page)).toBeAttached()
    })
    await test.step('on a direct load', async () => {
      await page.reload()
      await expect(seen(page)).toBeAttached()
    })
  })

for (const { to, from, place } of links)
  test(`a link to ${to} leads to what it says today`, async ({ page }) => {
    const target = dataPages.find(({ address }) => address === to) as DataPage
    await changeAnswer(page, target)
    await openHydrated(page, from)
    await page.getByRole(place).locator(`a[href^="${to}"]`).first().click()
    await expect(page).toHaveURL((url) => url.pathname === new URL(to, url).pathname)
    await expect(target.seen(page)).toBeAttached()
  })

test('the menu is that of today on every page', async ({ page }) => {
  await changeAnswer(page, {
    call: '/api/menu',
    change: ({ models, more, outlets }) => ({
      models: [...(models as Json[]), { bikeName: 'NEW 1', label: 'NEW 1', category: 'ev' }],
      more,
      outlets,
    }),
  })
  await openHydrated(page, '/contact')
  await page.getByRole('button', { name: 'EV', exact: true }).click()
  const entry = page.getByRole('link', { name: 'NEW 1', exact: true })
  await expect(entry).toHaveAttribute('href', '/view-details?bikeName=NEW%201&type=ev')
})
