import type { Page } from '@playwright/test'
import { comeBack } from '../steps/clock.ts'
import { expect, signIn, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { publish } from '../steps/publish.ts'

const model = 'XL750TRANSALP'
const address = `/view-details?bikeName=${model}`

test.use({ rendersPages: true })

/** Opens the dropdown of the menu with the model's links, and answers those links. */
async function openMenu(page: Page) {
  const group = page.getByRole('button', { name: 'BIGWING', exact: true })
  await group.click()
  const panel = group.locator('xpath=following-sibling::div')
  await expect(panel).toBeVisible()
  return panel.locator(`a[href^="${address}"]`)
}

test('a hidden model is gone at once, a new one has its whole page at once, and pages for crawlers follow', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const visitor = await (await browser.newContext()).newPage()
  const markup = async (path: string) => (await visitor.request.get(path)).text()
  const sitemap = async () => (await markup('/sitemap.xml')).includes(address.replace('&', '&amp;'))
  await visitor.clock.install()
  await openHydrated(visitor, address)
  await expect(visitor).toHaveTitle(/price, specifications/)
  await signIn(page)
  const vehicles = (await (await page.request.get('/api/bigWing_admin')).json()) as {
    id: number
    bikeName: string
  }[]
  const id = vehicles.find(({ bikeName }) => bikeName === model)?.id
  const show = async (status: 0 | 1) => {
    const answer = await page.request.patch(`/api/bigWing/${id}/status`, {
      data: { status },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.status()).toBe(200)
  }

  await show(0)
  await test.step('hidden: an open page, a direct load, the menu and the sitemap say so', async () => {
    await comeBack(visitor)
    for (const load of [undefined, () => visitor.goto(address)]) {
      await load?.()
      await expect(visitor.getByText(`We have no model called ${model}`)).toBeVisible()
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(await openMenu(visitor)).toHaveCount(0)
    }
    expect(await sitemap()).toBe(false)
  })
  await test.step('the build follows, and staff read it', async () => {
    await page.goto('/admin/dashboard?page=bikes')
    await expect(page.getByText(/^Pages for search engines follow at 2:00 am/)).toBeVisible()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('Pages for search engines are being renewed.')).toBeVisible()
    // Pages of a model are written before the pages that link to them.
    await expect.poll(() => markup(address), { timeout: 120_000 }).not.toContain('Transalp')
    await expect.poll(() => markup('/bigWing'), { timeout: 60_000 }).not.toContain(address)
    await expect(page.getByText(/Pages for search engines renewed/)).toBeVisible({ timeout: 120_000 })
  })

  await show(1)
  await test.step('new: the shell shows its whole page, with what search engines read', async () => {
    expect(await markup(address)).not.toContain('noindex')
    await visitor.goto(address)
    await expect(visitor).toHaveTitle(/XL750 Transalp price, specifications/)
    await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', /Transalp/)
    await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0)
    const facts = visitor.locator('script[type="application/ld+json"]')
    await expect.poll(async () => (await facts.allTextContents()).join()).toContain('"Motorcycle"')
    await expect(await openMenu(visitor)).not.toHaveCount(0)
    expect(await sitemap()).toBe(true)
  })
  await test.step('and crawlers have it after the next build', async () => {
    await publish(page)
    await expect.poll(() => markup(address), { timeout: 120_000 }).toContain('XL750 Transalp price')
    expect(await markup(address)).toContain('application/ld+json')
  })
})
