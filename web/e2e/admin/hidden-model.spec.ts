import type { Page } from '@playwright/test'
import { comeBack } from '../steps/clock.ts'
import { expect, signIn, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

const model = 'XL750TRANSALP'
const addressOf = (bikeName: string) => `/view-details?bikeName=${bikeName}`
const address = addressOf(model)
const dealer = 'Mahanadi Motors'

test.use({ rendersPages: true })

/** Opens the dropdown of the menu with the models' links, and answers those to an address. */
async function openMenu(page: Page, to: string) {
  const group = page.getByRole('button', { name: 'BIGWING', exact: true })
  await group.click()
  const panel = group.locator('xpath=following-sibling::div')
  await expect(panel).toBeVisible()
  return panel.locator(`a[href^="${to}"]`)
}

/** The calls of the signed-in staff of a page. */
function staffOf({ request }: Page) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const patch = async (path: string, data: object) =>
    expect((await request.patch(path, { data, headers })).status()).toBe(200)
  const dealership = async () =>
    (await (await request.get('/api/manageDealership')).json()) as { facts: { name: string }; at: string }
  return {
    findId: async (bikeName: string) => {
      const vehicles = (await (await request.get('/api/bigWing_admin')).json()) as {
        id: number
        bikeName: string
      }[]
      return vehicles.find((vehicle) => vehicle.bikeName === bikeName)?.id
    },
    copy: async (id: number | undefined, name: string, displayName: string) => {
      const data = { name, displayName }
      const answer = await request.post(`/api/catalogue/${id}/copy`, { data, headers })
      expect(answer.status()).toBe(201)
      return ((await answer.json()) as { id: number }).id
    },
    show: (id: number | undefined, state: 'shown' | 'hidden') =>
      patch(`/api/catalogue/${id}/state`, { state }),
    name: async () => (await dealership()).facts.name,
    rename: async (name: string) => {
      const { facts, at } = await dealership()
      await patch('/api/manageDealership', { expected: at, facts: { ...facts, name } })
    },
  }
}

test('a hidden model is gone at once, a new one has its whole page at once, and one build brings crawlers both, and the new name of the dealer', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const visitor = await (await browser.newContext()).newPage()
  const markup = async (path: string) => (await visitor.request.get(path)).text()
  const inSitemap = async (path: string) => (await markup('/sitemap.xml')).includes(path)
  await visitor.clock.install()
  await openHydrated(visitor, address)
  await expect(visitor).toHaveTitle(/price, specifications/)
  await signIn(page)
  const staff = staffOf(page)
  const [id, formerName] = [await staff.findId(model), await staff.name()]
  const newcomer = `NEW${Date.now()}`
  const newId = await staff.copy(id, newcomer, 'Newcomer 750')

  try {
    await staff.show(id, 'hidden')
    await test.step('hidden: an open page, a direct load, the menu and the sitemap say so', async () => {
      await comeBack(visitor)
      for (const load of [undefined, () => visitor.goto(address)]) {
        await load?.()
        await expect(visitor.getByText(`We have no model called ${model}`)).toBeVisible()
        await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await expect(await openMenu(visitor, address)).toHaveCount(0)
      }
      expect(await inSitemap(address)).toBe(false)
    })

    await staff.show(newId, 'shown')
    await test.step('new: the shell shows its whole page, with what search engines read', async () => {
      const shown = addressOf(newcomer)
      expect(await markup(shown)).not.toContain('noindex')
      await visitor.goto(shown)
      await expect(visitor).toHaveTitle(/Newcomer 750 price, specifications/)
      await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', /Newcomer 750/)
      await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0)
      const facts = visitor.locator('script[type="application/ld+json"]')
      await expect.poll(async () => (await facts.allTextContents()).join()).toContain('"Motorcycle"')
      await expect(await openMenu(visitor, shown)).not.toHaveCount(0)
      expect(await inSitemap(shown)).toBe(true)
    })

    await staff.rename(dealer)
    await test.step('the build follows, and staff read it', async () => {
      expect(await markup('/contact')).not.toContain(dealer)
      await page.goto('/admin/dashboard?page=bikes')
      await expect(page.getByText(/^Pages for search engines follow at 2:00 am/)).toBeVisible()
      await page.getByRole('button', { name: 'Publish now' }).click()
      await expect(page.getByText('Pages for search engines are being renewed.')).toBeVisible()
      // Pages of a model are written before the pages that link to them.
      await expect.poll(() => markup(address), { timeout: 120_000 }).not.toContain('Transalp')
      await expect.poll(() => markup('/bigWing'), { timeout: 60_000 }).not.toContain(address)
      await expect(page.getByText(/Pages for search engines renewed/)).toBeVisible({ timeout: 120_000 })
    })
    await test.step('and crawlers have the new model and the new name', async () => {
      const made = await markup(addressOf(newcomer))
      expect(made).toContain('Newcomer 750 price')
      expect(made).toContain('application/ld+json')
      expect(await markup('/bigWing')).toContain(addressOf(newcomer))
      expect(await markup('/contact')).toContain(dealer)
    })
  } finally {
    await staff.rename(formerName)
    await staff.show(newId, 'hidden')
    await staff.show(id, 'shown')
  }
})
