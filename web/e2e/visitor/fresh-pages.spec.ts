import type { Locator, Page } from '@playwright/test'
import { comeBack } from '../steps/clock.ts'
import { expect, test } from '../steps/fixtures.ts'
import { groupsOf } from '../steps/groups-of.ts'
import { openHydrated } from '../steps/hydrated.ts'

test.beforeEach(async ({ page }) => {
  // The notification has a test of its own.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
  })
})

type Json = Record<string, unknown>

/** What an answer says today, and what it says after a further change. */
const today = { words: 'of today', price: 1_23_456, priceSeen: '₹1,23,456' }
const later = { words: 'of later', price: 2_34_567, priceSeen: '₹2,34,567' }
type Moment = typeof today

interface DataPage {
  address: string
  /** The call whose answer has changed since the build, and the change. */
  call: string
  change: (row: Json, moment: Moment) => Json
  /** The place on the page where the change can be seen. */
  seen: (page: Page, moment: Moment) => Locator
}

/** Pages that show a text of the answer within `main`. */
const told = (address: string, call: string, field: string): DataPage => ({
  address,
  call,
  change: (row, { words }) => ({ ...row, [field]: `New ${words}` }),
  seen: (page, { words }) => page.getByRole('main').getByText(`New ${words}`).first(),
})
const pictured = (address: string, call: string): DataPage => ({
  address,
  call,
  change: (row, { words }) => ({ ...row, alt: `A picture ${words}` }),
  seen: (page, { words }) => page.getByAltText(`A picture ${words}`).first(),
})
const priced = (address: string, call: string): DataPage => ({
  address,
  call,
  change: (row, { price }) => ({ ...row, price }),
  seen: (page, { priceSeen }) => page.getByRole('main').getByText(priceSeen).first(),
})
const listing = (address: string, call: string): DataPage => ({
  address,
  call,
  change: (row, { words }) => ({ ...row, specs: { ...(row.specs as Json), engine: `An engine ${words}` } }),
  seen: (page, { words }) => page.getByText(`An engine ${words}`).first(),
})
const suggesting = (address: string): DataPage => ({
  address,
  call: '/api/allModals',
  change: (row, { words }) => ({ ...row, name: row.bike_name === 'LIVO' ? `Brand new ${words}` : row.name }),
  seen: (page, { words }) => page.locator(`datalist option[value="Brand new ${words}"]`).first(),
})

const dataPages: DataPage[] = [
  priced('/', '/api/allModals'),
  pictured('/', '/api/images'),
  listing('/motorcycle', '/api/bikes'),
  listing('/bigWing', '/api/bigWing'),
  priced('/view-details?bikeName=SP125', '/api/variants/SP125'),
  {
    address: '/angle-view?bikeName=SP125',
    call: '/api/bikeView/SP125',
    change: ({ bike }, { words }) => ({ bike: { ...(bike as Json), name: `SP125 ${words}` } }),
    seen: (page, { words }) => page.getByRole('heading', { name: new RegExp(`SP125 ${words}`) }).first(),
  },
  priced('/text-ride-booking?bikeName=SP125', '/api/variants/SP125'),
  suggesting('/text-ride-booking'),
  suggesting('/finance'),
  told('/networks', '/api/dealers', 'address'),
  told('/dealers/1', '/api/dealers/1', 'address'),
  told('/offers', '/api/getOffers', 'title'),
  pictured('/gallery', '/api/gallery'),
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
async function changeAnswer(
  page: Page,
  { call, change }: Pick<DataPage, 'call' | 'change'>,
  moment = today,
): Promise<void> {
  await page.route(
    (url) => url.pathname === call,
    async (route) => {
      const answer = (await (await route.fetch()).json()) as Json | Json[]
      const changed = (row: Json) => change(row, moment)
      await route.fulfill({ json: Array.isArray(answer) ? answer.map(changed) : changed(answer) })
    },
  )
}

for (const some of groupsOf(dataPages, 5))
  test(`${some.map(({ address, call }) => `${address} shows what ${call} says`).join(', ')}`, async ({
    page,
  }) => {
    await page.clock.install()
    for (const dataPage of some)
      await test.step(`${dataPage.address}: ${dataPage.call}`, async () => {
        const { address, seen } = dataPage
        await changeAnswer(page, dataPage)
        await test.step('on a direct load', async () => {
          await openHydrated(page, address)
          await expect(seen(page, today)).toBeAttached()
          await expect(seen(page, later)).toHaveCount(0)
        })
        await changeAnswer(page, dataPage, later)
        await test.step('when it was open and comes back to the front', async () => {
          await comeBack(page)
          await expect(seen(page, later)).toBeAttached()
        })
      })
  })

for (const { to, from, place } of links)
  test(`a link to ${to} leads to what it says today`, async ({ page }) => {
    const target = dataPages.find(({ address }) => address === to) as DataPage
    await changeAnswer(page, target)
    await openHydrated(page, from)
    await page.getByRole(place).locator(`a[href^="${to}"]`).first().click()
    await expect(page).toHaveURL((url) => url.pathname === new URL(to, url).pathname)
    await expect(target.seen(page, today)).toBeAttached()
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
