import type { Locator } from '@playwright/test'
import { holdTime } from '../steps/clock.ts'
import { axeFindings, expect, test } from '../steps/fixtures.ts'
import { openHydrated, standsStill } from '../steps/hydrated.ts'

const address = '/view-details?bikeName=SHINE125&type=motorcycle'

for (const bikeName of ['SHINE125', 'CD110DELUXE', "CB350H'nessDLX"]) {
  test(`${bikeName}: picture, colours, name, price, instalment, test ride and variants stand on a phone's first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHydrated(page, `/view-details?bikeName=${encodeURIComponent(bikeName)}`)
    const bar = await page.getByRole('navigation', { name: 'Contact' }).boundingBox()
    for (const part of [
      page.getByRole('list', { name: /^Colours of/ }),
      page.getByRole('heading', { level: 1 }),
      page.getByLabel('Show prices'),
      page.getByRole('button', { name: /^EMI from ₹[\d,]+ a month/ }),
      page.getByRole('link', { name: 'BOOK TEST RIDE' }),
      page.getByRole('group', { name: 'Variant' }),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
}

test('a phone that scrolls keeps name, price and test ride in one thin line, which moves nothing @phone-alone', async ({
  page,
}) => {
  await openHydrated(page, address)
  const rides = page.getByRole('main').getByRole('link', { name: 'BOOK TEST RIDE' })
  const features = page.getByRole('heading', { name: 'Features', exact: true })
  await expect(rides).toHaveCount(1)
  const place = () => features.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await place()
  await page.evaluate(() => scrollTo({ top: 1200 }))
  await expect(rides).toHaveCount(2)
  await expect(rides.first()).toBeInViewport({ ratio: 1 })
  expect(await place()).toBe(before)
  expect(await axeFindings(page)).toEqual([])
  await page.evaluate(() => scrollTo({ top: 0 }))
  await expect(rides).toHaveCount(1)
  await page.getByRole('tab', { name: 'SPECIFICATIONS' }).click()
  await page.locator('summary', { hasText: 'Electricals' }).scrollIntoViewIfNeeded()
  await expect(rides).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
})

test('on a wide screen name, price and test ride stay in sight, with at most four actions of one weight', async ({
  page,
}) => {
  await openHydrated(page, address)
  const framed = page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: /^(On-road price|WhatsApp|More|EMI|Compare|E-Brochure|Quote as a picture)$/ })
  await expect(framed).toHaveText(['On-road price', 'WhatsApp', 'More'])
  await page.getByRole('heading', { name: /^See it at/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'BOOK TEST RIDE' })).toBeInViewport({ ratio: 1 })
  expect(await axeFindings(page)).toEqual([])
})

test('every tab by keyboard alone, each fetched once @phone-alone', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/bike(Features|Accessories|Colours)/.test(path)) calls.push(path)
  })
  const below = page.waitForResponse(/bikeFeatures/)
  // The clock is held, because an answer older than 15 seconds is asked for again, and a slow machine may
  // take longer than that.
  await holdTime(page)
  await openHydrated(page, address)
  // Colours and features below the overview have been requested by then.
  await below
  calls.length = 0
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Shine 125').focus()
  for (const [name, seen] of [
    ['SPECIFICATIONS', page.locator('summary', { hasText: 'Body Dimensions' })],
    ['COLOURS', page.getByRole('button', { name: /Magnify/ })],
    ['FEATURES', page.getByRole('heading', { name: 'Strong low-end pull' })],
    ['ACCESSORIES', page.getByText('Part No').first()],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toBeInViewport({ ratio: 0.9 })
    await expect(seen).toBeVisible()
  }
  const fetched = calls.length
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Strong low-end pull' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: /Magnify/ })).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await expect(page.getByText('Part No').first()).toBeVisible()
  expect(calls).toHaveLength(fetched)
  expect(calls.filter((path) => path.includes('Accessories'))).toHaveLength(1)
  await page.reload()
  await expect(tab('ACCESSORIES')).toHaveAttribute('aria-selected', 'true')
})

test('the accordion has six sections, one open at a time, by keyboard @phone-alone', async ({ page }) => {
  await openHydrated(page, `${address}&tab=specifications`)
  const sections = page.getByRole('tabpanel').locator('details')
  await expect(sections).toHaveCount(6)
  await expect(page.getByRole('rowheader', { name: 'Overall Length' })).toBeVisible()
  await page.locator('summary', { hasText: 'Tyres & Brakes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: 'Front Tyre' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Overall Length' })).toBeHidden()
  await expect(page.locator('details[open]').filter({ has: page.locator('table') })).toHaveCount(1)
})

test('features wrap by arrows, dots, keys and a swipe @phone-alone', async ({ page }) => {
  await openHydrated(page, `${address}&tab=features`)
  const show = page.getByRole('region', { name: 'Features of the Shine 125' })
  const current = show.locator('button[aria-current]')
  await expect(current).toHaveText(/^1:/)
  await show.getByRole('button', { name: 'Previous' }).click()
  await expect(current).toHaveText(/^6:/)
  await show.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(current).toHaveText(/^1:/)
  await page.keyboard.press('ArrowRight')
  await expect(current).toHaveText(/^2:/)
  await show.getByRole('button', { name: /^4:/ }).click()
  await expect(page.getByRole('heading', { name: 'Wider rear tyre' })).toBeVisible()
  const box = await show.getByRole('list').boundingBox()
  const client = await page.context().newCDPSession(page)
  const y = (box?.y ?? 0) + 100
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 250, y }] })
  for (const x of [210, 160, 110]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(current).toHaveText(/^5:/)
})

/** The horizontal position of the middle of the lens, which is 150 pixels wide. */
async function middleOf(lens: Locator): Promise<number> {
  return Math.round(((await lens.boundingBox())?.x ?? 0) + 75)
}

test('the magnifier follows pointer and arrow keys @phone', async ({ page, hasTouch }) => {
  await openHydrated(page, `${address}&tab=colours`)
  const picture = page.getByRole('button', { name: /Magnify/ })
  const lens = page.getByTestId('lens')
  await expect(picture).toBeVisible()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture has no place.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (hasTouch) {
    const client = await page.context().newCDPSession(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] })
    await expect(lens).toBeVisible()
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: middle.x + 60, y: middle.y }],
    })
    await expect.poll(() => middleOf(lens)).toBe(Math.round(middle.x + 60))
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } else {
    await page.mouse.move(middle.x, middle.y)
    await expect.poll(() => middleOf(lens)).toBe(Math.round(middle.x))
    expect((await lens.boundingBox())?.width).toBe(150)
    expect(await axeFindings(page)).toEqual([])
    await page.mouse.move(2, 2)
  }
  await expect(lens).toBeHidden()
  await picture.focus()
  await page.keyboard.press('ArrowRight')
  await expect(lens).toBeVisible()
  const before = await middleOf(lens)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => middleOf(lens)).toBe(before + 20)
  await page.keyboard.press('Escape')
  await expect(lens).toBeHidden()
})

test('a finger on the picture still scrolls the page @phone-alone', async ({ page }) => {
  await openHydrated(page, `${address}&tab=colours`)
  const picture = page.getByRole('button', { name: /Magnify/ })
  await expect(picture).toBeVisible()
  const box = await picture.boundingBox()
  const client = await page.context().newCDPSession(page)
  const x = (box?.x ?? 0) + 100
  const bottom = (box?.y ?? 0) + 180
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: bottom }] })
  for (let way = 12; way <= 144; way += 12) {
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x, y: bottom - way }],
    })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await expect(page.getByTestId('lens')).toBeHidden()
})

test('from the card of a model to its page and back', async ({ page }) => {
  await openHydrated(page, '/motorcycle?bike=NX200')
  await expect(page.getByRole('heading', { level: 2, name: 'NX200' })).toBeVisible()
  await page.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'NX200' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'NX200' })).toBeVisible()
})

test('a big bike is dark and gold, and axe finds nothing there either @phone-alone', async ({ page }) => {
  await openHydrated(page, '/view-details?bikeName=CB350RS&tab=accessories')
  await expect(page.getByText('Part No').first()).toBeVisible()
  await standsStill(page)
  expect(await axeFindings(page)).toEqual([])
})

test('in the thin line of a tab the button leaves the price its room @phone-alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const model of ['SP125', "CB350H'nessDLX"]) {
    await openHydrated(page, `/view-details?bikeName=${encodeURIComponent(model)}&tab=colours`)
    const line = page.locator('[data-thin-line]')
    const button = await line.getByRole('link', { name: 'BOOK TEST RIDE' }).boundingBox()
    const kind = await line.getByText('ex-showroom').boundingBox()
    expect(kind && kind.x + kind.width).toBeLessThanOrEqual(button?.x ?? 0)
    const [name, frame] = [await line.getByRole('heading').boundingBox(), await line.boundingBox()]
    expect(name?.y).toBeGreaterThanOrEqual(frame?.y ?? 0)
  }
})
