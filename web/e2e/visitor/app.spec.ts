import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { allLives, formLives, openHydrated } from '../steps/hydrated.ts'
import { newMobile } from '../steps/new-mobile.ts'

test.use({ serviceWorkers: 'allow', allowedComplaints: ['Failed to load resource'] })
// Serial, because one of these tests installs another version of the service worker.
test.describe.configure({ mode: 'serial' })

/** The addresses of all files that are kept on the device, each with its bytes. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; bytes: number }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url)
        const bytes = (await (await cache.match(request))?.blob())?.size ?? 0
        found.push({ cache: name, path: pathname + search, bytes })
      }
    }
    return found
  })

/** Waits until the worker has kept all files that it keeps unasked, and the given paths. */
async function isKept(page: Page, ...paths: string[]): Promise<void> {
  // The facts of models are the last that the page asks for.
  const wanted = ['/app.html', '/api/dealers/1', '/api/modelFacts', ...paths]
  // Only the addresses are read: reading every kept file again and again would slow the worker down.
  const missing = () =>
    page.evaluate(async (all) => {
      const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(caching.map((cache) => cache.keys()))).flat()
      const there = requests.map(({ url }) => {
        const { pathname, search } = new URL(url)
        return pathname + search.replace(/\?__WB.*/, '')
      })
      return all.filter((path) => !there.includes(path))
    }, wanted)
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
}

test('what was opened, the lists, an outlet and a form open without a connection @phone-alone', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/view-details?bikeName=SP125&type=motorcycle')
  const parts = ['bikeView', 'variants', 'bikeColours'].map((part) => `/api/${part}/SP125`)
  await isKept(page, '/view-details?bikeName=SP125', ...parts)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Offers' }).first().click()
  await expect(page).toHaveURL(/\/offers$/)
  await isKept(page, '/offers')

  await context.setOffline(true)
  // A comparison that was never opened: the device has the data of one model and not of the other.
  await page.goto('/compare?m=SP125&m=LIVO')
  await expect(page.getByRole('table', { name: /^SP125/ })).toBeVisible()
  await expect(page.getByText(/^Livo: not kept on this device/)).toBeVisible()
  await expect(page.getByText(/^No connection\. Prices of/)).toBeVisible()
  await page.goto('/view-details?bikeName=SP125')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SP125')
  await expect(page.getByText(/^No connection\. Prices of \d{1,2} \w{3}, \d{1,2}:\d\d [ap]m$/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  for (const [path, heading] of [
    ['/offers', /offer/i],
    ['/scooters', /scooter/i],
    ['/dealers/2', /./],
    ['/service-booking', /service/i],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(/^No connection\./)).toBeVisible()
  }

  await page.goto('/view-details?bikeName=SP125')
  await expect(page.getByText(/^No connection\. Prices of/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^No connection\./)).toHaveCount(0)
})

test('without a connection each language that was read opens, a form waits on a page never opened, and a page that is not kept says so', async ({
  page,
  context,
}) => {
  test.slow()
  await openHydrated(page, '/')
  await isKept(page)
  await openHydrated(page, '/or')
  await isKept(page, '/or/app.html', '/api/dealers/2?language=or', '/api/getOffers?language=or')
  await context.setOffline(true)
  for (const path of ['/or/scooters', '/or/dealers/2', '/or/contact', '/or/emi']) {
    await page.goto(path)
    // The name of an outlet is the same in every language, so only the notice shows the language.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^ଇଣ୍ଟରନେଟ୍ ନାହିଁ।/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'ଏହି ପୃଷ୍ଠା ପାଇଁ ଇଣ୍ଟରନେଟ୍ ଦରକାର' })).toHaveCount(0)
  }
  await page.goto('/hi')
  await expect(page.getByRole('heading', { name: 'इस पेज के लिए इंटरनेट चाहिए' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const waiting = page.getByRole('button', { name: '1 enquiry waiting to be sent' })
  await test.step('a form', async () => {
    await page.goto('/contact')
    await page.getByLabel('First name').fill(`Bijaya ${randomUUID().slice(0, 8)}`)
    await page.getByLabel('Last name').fill('Nayak')
    await page.getByLabel('Postal code').fill('753009')
    await page.getByLabel('Telephone').fill(newMobile())
    await page.getByLabel('Comment').fill('Is the SP125 there?')
    await formLives(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(/^Saved on this (phone|device)\./)).toBeVisible()
    await page.reload()
    await expect(waiting).toBeVisible()
  })
  await test.step('a page that is not kept', async () => {
    await page.goto('/view-details?bikeName=SHINE125')
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
  await test.step('a page of one person, which is never kept', async () => {
    await page.goto('/appointment#a.b')
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await expect(page).toHaveURL(/\/appointment#a\.b$/)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
  })
  await test.step('a link to such a page', async () => {
    await page.goto('/contact')
    await formLives(page)
    await page.getByRole('link', { name: 'Gallery' }).last().click()
    await expect(page).toHaveURL(/\/gallery$/)
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await page.goto('/view-details?bikeName=SHINE125')
  })
  await test.step('the connection is back', async () => {
    // The notice loads the page again by itself when the server can be reached.
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shine')
    await expect(waiting).toHaveCount(0)
  })
})

test('a newer version is offered and waits for a press; what was typed stays', async ({ page, product }) => {
  const worker = join(product.siteFolder, 'sw.js')
  await openHydrated(page, '/offers')
  await isKept(page)
  await page.getByLabel('E-mail', { exact: true }).fill('bijaya@mail.example')
  await formLives(page)
  const before = await readFile(worker, 'utf8')
  try {
    const [list = '', ...code] = before.split('\n')
    const files = JSON.parse(list.slice('self.keptFiles='.length, -1)) as { isWords: boolean }[]
    const next = files.filter(({ isWords }) => isWords)
    await writeFile(worker, [`self.keptFiles=${JSON.stringify(next)};`, ...code].join('\n'))
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByText('A new version of this site is ready.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Bijaya')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('draft:offer:/offers')))
      .toContain('Bijaya')
    expect(await axeFindings(page)).toEqual([])

    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update' }).click()
    await loaded
    await expect(page.getByText('We kept what you typed.')).toBeVisible()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('bijaya@mail.example')
    const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)
    expect(waiting).toBeNull()
  } finally {
    await writeFile(worker, before)
  }
})

test('nothing of staff or of one person is kept, and all of it is small', async ({ page }) => {
  test.slow()
  await openHydrated(page, '/')
  await isKept(page)
  for (const path of ['/enquiry-status', '/bigWing', '/gallery', '/models', '/finance?name=Bijaya']) {
    await openHydrated(page, path)
    await page.keyboard.press('End')
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  }
  await signIn(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await allLives(page)
  const all = await kept(page)
  // Files of code and style hold nothing of anybody, whatever they are called.
  const paths = all.map(({ path }) => path).filter((path) => !path.startsWith('/assets/'))
  expect(paths.filter((path) => /admin|Bijaya|enquiry-status|\/api\/me\b/.test(path))).toEqual([])
  const calls = all.filter(({ cache }) => cache === 'calls').map(({ path }) => path)
  expect(calls.filter((path) => /dashboard|report|lead|inbox|slots|visit|people/i.test(path))).toEqual([])
  expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(8_000_000)
})
