import type { Page } from '@playwright/test'
import { expect, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

const address = '/angle-view?bikeName=SP125'

async function openTurning(page: Page) {
  await openHydrated(page, address)
  await expect(page.getByText('36 pictures loaded.')).toBeVisible()
  return page.getByRole('img', { name: /^SP125, turned by/ })
}

test('dragging turns one picture for ten pixels, round and round @phone', async ({ page, hasTouch }) => {
  const picture = await openTurning(page)
  await expect(picture).toHaveAttribute('src', /00\.avif$/)
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture has no place.')
  const y = box.y + box.height / 2
  const x = box.x + box.width / 2
  if (hasTouch) {
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
    await touch('touchStart', x)
    await touch('touchMove', x + 20)
    await touch('touchMove', x + 50)
    await expect(picture).toHaveAttribute('src', /05\.avif$/)
    await touch('touchEnd')
    return
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 51, y)
  await expect(picture).toHaveAttribute('src', /05\.avif$/)
  await page.mouse.move(x - 11, y)
  await expect(picture).toHaveAttribute('src', /35\.avif$/)
  await page.mouse.up()
})

test('a low screen shows the whole picture, not a strip of it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  const picture = await openTurning(page)
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture has no place.')
  expect(box.width / box.height).toBeCloseTo(4 / 3, 1)
})

test.describe('without a name in the address', () => {
  // An address without a model is answered with 404 and a page, on which the visitor can find the model.
  test.use({ allowedComplaints: ['404 (Not Found)'] })

  test('a link that hands the name over in navigation state keeps it in the address', async ({ page }) => {
    await openHydrated(page, '/motorcycle?bike=NX200')
    await expect(page.getByRole('heading', { level: 2, name: 'NX200' })).toBeVisible()
    await page.getByRole('link', { name: 'Angle View' }).click()
    await expect(page).toHaveURL(/\/angle-view\?bikeName=NX200$/)
    await page.evaluate(() =>
      history.replaceState({ usr: { bikeName: 'LIVO' }, key: 'k', idx: 0 }, '', '/angle-view'),
    )
    await page.reload()
    await expect(page).toHaveURL(/\/angle-view\?bikeName=LIVO$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Livo' })).toBeVisible()
  })
})
