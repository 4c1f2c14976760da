import { comeBack } from '../steps/clock.ts'
import { expect, test } from '../steps/fixtures.ts'
import { mainLives, openHydrated } from '../steps/hydrated.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
  })
})

const chosen = 'bikeName=ACTIVA110&variant=H-Smart&colour=Decent%20Blue%20Metallic'

test('variant, price and colour are carried from the page of a model to the test ride @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, '/view-details?bikeName=ACTIVA110&type=scooters')
  await page.getByRole('radio', { name: /^H-Smart/ }).check()
  const colours = page.getByRole('list', { name: 'Colours of the Activa 110' })
  await colours.getByRole('button', { name: 'Decent Blue Metallic', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Activa 110 in Decent Blue Metallic/ })).toBeVisible()
  await page.getByRole('link', { name: 'BOOK TEST RIDE' }).click()
  await expect(page).toHaveURL(`/text-ride-booking?${chosen}`)
  for (const load of [undefined, () => page.reload()]) {
    await load?.()
    await expect(page.getByText('₹88,918', { exact: true })).toBeVisible()
    await expect(page.getByLabel('VARIANT', { exact: true })).toHaveValue('H-Smart')
    await expect(page.getByLabel('SELECT COLOUR')).toHaveValue('Decent Blue Metallic')
  }
})

const listCode = / as VariantChoice\b/
for (const [when, code, linked] of [
  ['any script', /./, ''],
  ['any script, instead of the one a link named,', /./, '&variant=Smart'],
  ['the code of its part', listCode, ''],
] as const)
  test(`a variant that is chosen before ${when} has come is kept @phone-alone`, async ({ page }) => {
    let bring = () => {}
    const isTime = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch()
      if (code.test(await response.text())) await isTime
      await route.fulfill({ response })
    })
    await page.goto(`/view-details?bikeName=ACTIVA110&type=scooters${linked}`, { waitUntil: 'commit' })
    if (code === listCode) await mainLives(page)
    await page.getByRole('radio', { name: /^H-Smart/ }).check()
    bring()
    await expect(page).toHaveURL(/variant=H-Smart/)
    await expect(page.getByText('₹88,918', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: /^H-Smart/ })).toBeChecked()
  })

test('a press on a button of a part that has not wholly come is kept @phone-alone', async ({ page }) => {
  const asked = Promise.withResolvers<void>()
  const isTime = Promise.withResolvers<void>()
  // The buttons below that for a test ride are in one part of the page, whose code comes later.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    if (/ as SideEnd\b/.test(await response.text())) {
      asked.resolve()
      await isTime.promise
    }
    await route.fulfill({ response })
  })
  await page.goto('/view-details?bikeName=SP125')
  await asked.promise
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  isTime.resolve()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
})

test('the arrows of a listing select the model they show, where one is in view @phone-alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/motorcycle')
  const bikes = (await (await page.request.get('/api/bikes')).json()) as { bikeName: string; name: string }[]
  for (const nth of [1, 2]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: bikes[nth]?.name ?? '', exact: true }),
    ).toBeVisible()
  }
  const ride = page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Test ride' })
  await expect(ride).toHaveAttribute('href', `/text-ride-booking?bikeName=${bikes[2]?.bikeName}`)
})

for (const link of ['a[href="/motorcycle"]', 'a[href^="/view-details"]'])
  test(`the first press on ${link} of the home page loads no document`, async ({ page }) => {
    await openHydrated(page, '/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const target = page.getByRole('main').locator(link).first()
    const address = await target.getAttribute('href')
    await target.click()
    await expect(page).toHaveURL(address ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

test('a model that was hidden leaves the open home page, and is not there on the next visit', async ({
  page,
}) => {
  const card = page.getByRole('main').locator('a[href^="/view-details?bikeName=LIVO"]')
  await page.clock.install()
  await openHydrated(page, '/')
  await expect(card).toHaveCount(1)
  await page.route('**/api/allModals', async (route) => {
    const rows = (await (await route.fetch()).json()) as { bike_name: string }[]
    await route.fulfill({ json: rows.filter(({ bike_name }) => bike_name !== 'LIVO') })
  })
  await comeBack(page)
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(card).toHaveCount(0)
})

test('other spellings lead to the one address for good, and what is not there says so', async ({
  request,
}) => {
  const answer = async (address: string) => {
    const found = await request.get(address, { maxRedirects: 0 })
    return [found.status(), found.headers().location]
  }
  expect(await answer('/bigwing')).toEqual([301, '/bigWing'])
  expect(await answer('/bigWing/')).toEqual([301, '/bigWing'])
  expect(await answer('/view-details?bikeName=sp125')).toEqual([301, '/view-details?bikeName=SP125'])
  expect(await answer('/contact/')).toEqual([301, '/contact'])
  for (const path of ['/view-details', '/angle-view', '/text-ride-booking'])
    expect(await answer(`${path}?bikeName=NOPE`)).toEqual([404, undefined])
  for (const address of ['/', '/bigWing', '/view-details?bikeName=SP125&variant=Drum', '/text-ride-booking'])
    expect(await answer(address)).toEqual([200, undefined])
})
