import type { Locator, Page } from '@playwright/test'
import { comeBack } from './come-back.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'

test.beforeEach(async ({ page }) => {
  // The notification has its own test.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
  })
})

type Json = Record<string, unknown>

interface DataPage {
  address: string
  /** The call whose answer has changed since the build, and how. */
  call: string
  change: (row: Json) => Json
  /** Where the change is seen. */
  seen: (page: Page) => Locator
  /** A page that leads here, and the link on it. */
  from: string
  link: (page: Page) => Locator
}

const price = 1_23_456
const priceSeen = (page: Page) => page.getByRole('main').getByText('₹1,23,456').first()
const engine = (row: Json) => ({ ...row, specs: { ...(row.specs as Json), engine: 'A new engine' } })
const engineSeen = (page: Page) => page.getByText('A new engine').first()
const inFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const inMain = (selector: string) => (page: Page) => page.getByRole('main').locator(selector).first()
const suggestion = (page: Page) => page.locator('datalist option[value="BRAND NEW"]').first()
const newModel = (row: Json) => ({
  ...row,
  name: row.bike_name === 'LIVO' ? 'BRAND NEW' : row.name,
})

const listing = (address: string, call: string, name: string): DataPage => ({
  address,
  call,
  change: engine,
  seen: engineSeen,
  from: '/terms-conditions',
  link: inFooter(name),
})

const dataPages: DataPage[] = [
  {
    address: '/',
    call: '/api/allModals',
    change: (row) => ({ ...row, price }),
    seen: priceSeen,
    from: '/terms-conditions',
    link: (page) => page.getByRole('banner').getByRole('link', { name: /, home$/ }),
  },
  {
    address: '/',
    call: '/api/images',
    change: (row) => ({ ...row, alt: 'A slide of today' }),
    seen: (page) => page.getByAltText('A slide of today').first(),
    from: '/terms-conditions',
    link: (page) => page.getByRole('banner').getByRole('link', { name: /, home$/ }),
  },
  listing('/motorcycle', '/api/bikes', 'Motorcycles'),
  listing('/scooters', '/api/scooters', 'Scooters'),
  listing('/ev', '/api/ev', 'Electric'),
  listing('/bigWing', '/api/bigWing', 'BigWing'),
  {
    address: '/view-details?bikeName=SP125',
    call: '/api/variants/SP125',
    change: (row) => ({ ...row, price }),
    seen: priceSeen,
    from: '/motorcycle?bike=SP125',
    link: inMain('a[href^="/view-details?bikeName=SP125"]'),
  },
  {
    address: '/angle-view?bikeName=SP125',
    call: '/api/bikeView/SP125',
    change: ({ bike }) => ({ bike: { ...(bike as Json), name: 'SP125 of today' } }),
    seen: (page) => page.getByRole('heading', { name: /SP125 of today/ }).first(),
    from: '/motorcycle?bike=SP125',
    link: inMain('a[href^="/angle-view?bikeName=SP125"]'),
  },
  {
    address: '/text-ride-booking?bikeName=SP125',
    call: '/api/variants/SP125',
    change: (row) => ({ ...row, price }),
    seen: priceSeen,
    from: '/view-details?bikeName=SP125',
    link: inMain('a[href^="/text-ride-booking?bikeName=SP125"]'),
  },
  {
    address: '/text-ride-booking',
    call: '/api/allModals',
    change: newModel,
    seen: suggestion,
    from: '/',
    link: inMain('a[href="/text-ride-booking"]'),
  },
  {
    address: '/finance',
    call: '/api/allModals',
    change: newModel,
    seen: suggestion,
    from: '/terms-conditions',
    link: inFooter('Finance'),
  },
  {
    address: '/networks',
    call: '/api/dealers',
    change: (row) => ({ ...row, address: 'New Road, Cuttack' }),
    seen: (page) => page.getByRole('main').getByText('New Road, Cuttack').first(),
    from: '/dealers/1',
    link: inMain('a[href="/networks"]'),
  },
  {
    address: '/dealers/1',
    call: '/api/dealers/1',
    change: (row) => ({ ...row, address: 'New Road, Cuttack' }),
    seen: (page) => page.getByRole('main').getByText('New Road, Cuttack').first(),
    from: '/terms-conditions',
    link: inFooter('Location'),
  },
  {
    address: '/offers',
    call: '/api/getOffers',
    change: (row) => ({ ...row, title: 'The offer of today' }),
    seen: (page) => page.getByRole('main').getByText('The offer of today').first(),
    from: '/terms-conditions',
    link: inFooter('Offers'),
  },
  {
    address: '/gallery',
    call: '/api/gallery',
    change: (row) => ({ ...row, alt: 'A picture of today' }),
    seen: (page) => page.getByAltText('A picture of today').first(),
    from: '/terms-conditions',
    link: inFooter('Gallery'),
  },
]

/** From now on the call answers something else than when the pages were built. */
async function changeAnswer(page: Page, { call, change }: Pick<DataPage, 'call' | 'change'>): Promise<void> {
  await page.route(
    (url) => url.pathname === call,
    async (route) => {
      const answer = (await (await route.fetch()).json()) as Json | Json[]
      await route.fulfill({ json: Array.isArray(answer) ? answer.map(change) : change(answer) })
    },
  )
}

for (const { address, call, change, seen, from, link } of dataPages)
  test(`${address} shows what ${call} says today`, async ({ page, context }) => {
    await test.step('on a direct load', async () => {
      await changeAnswer(page, { call, change })
      await page.goto(address)
      await expect(seen(page)).toBeAttached()
    })
    await test.step('by a click', async () => {
      await openHydrated(page, from)
      await link(page).click()
      await expect(page).toHaveURL((url) => url.pathname === new URL(address, url).pathname)
      await expect(seen(page)).toBeAttached()
    })
    await test.step('when it was open and comes back to the front', async () => {
      const other = await context.newPage()
      await other.clock.install()
      await openHydrated(other, address)
      await other.waitForLoadState('networkidle')
      await expect(seen(other)).toHaveCount(0)
      await changeAnswer(other, { call, change })
      await comeBack(other)
      await expect(seen(other)).toBeAttached()
      await other.close()
    })
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
  await page.goto('/contact')
  const entry = page.locator('a[href="/view-details?bikeName=NEW%201&type=ev"]')
  await expect(entry.first()).toBeAttached()
})
