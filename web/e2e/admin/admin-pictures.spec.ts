import type { Page } from '@playwright/test'
import { expectItFits } from '../steps/fits.ts'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'

test.describe.configure({ timeout: 240_000 })
// Chromium's message about the upload that is cut off.
test.use({ allowedComplaints: ['Failed to load resource: net::ERR_FAILED'] })

// Nothing is saved here: the store deletes uploads that no record names.

async function openPictures(page: Page) {
  await signIn(page)
  await page.goto('/admin/dashboard?page=catalogue')
  await page.getByRole('button', { name: 'Edit SP125' }).click()
  await page.waitForURL(/vehicle=/)
  const address = page.url()
  await page.goto(`${address}&section=facts`)
  await page.getByLabel('Line of text').fill('Typed before')
  await page.getByRole('tab', { name: /Pictures/ }).click()
}

async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.fillStyle = '#00857c'
      context.fillRect(0, 0, wide, high)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

test('a turn comes out of a film, or of pictures of which a dead network kept some back', async ({
  page,
}) => {
  await openPictures(page)
  const turn = page.getByRole('region', { name: '360° pictures' })
  const files = turn.getByLabel(/^360° pictures/)

  await test.step('a film', async () => {
    await files.setInputFiles('web/public/media/videos/joy-club.webm')
    await expect(turn.getByText(/^36 pictures, \d+\.\d MB$/)).toBeVisible({ timeout: 120_000 })
    await turn.getByLabel('Turn', { exact: true }).press('End')
    await expect(turn.getByRole('img', { name: 'Picture 36 of the turn' })).toBeVisible()
    await turn.getByText('Order of the turn').first().click()
    await turn.getByRole('button', { name: 'Move picture 1', exact: true }).press('End')
    await expect(turn.getByText('picture 1: 36 of 36')).toBeAttached()
    expect(await axeFindings(page)).toEqual([])
    await expectItFits(page)
  })
  await test.step('too few pictures', async () => {
    const buffer = await photo(page, 400, 300)
    await files.setInputFiles([{ name: '1.jpg', mimeType: 'image/jpeg', buffer }])
    await expect(turn.getByText('A turn has 12 to 72 pictures; these are 1.')).toBeVisible()
  })
  await test.step('a network that dies and comes back', async () => {
    const buffer = await photo(page, 1600, 1200)
    let calls = 0
    await page.route('**/api/cataloguePictures', (route) => {
      calls += 1
      return calls > 6 && calls < 10 ? route.abort() : route.continue()
    })
    await files.setInputFiles(
      Array.from({ length: 12 }, (_, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })),
    )
    await expect(turn.getByText(/of 12 pictures arrived/)).toBeVisible({ timeout: 60_000 })
    await page.unroute('**/api/cataloguePictures')
    await turn.getByRole('button', { name: 'Try again' }).click()
    await expect(turn.getByText(/^12 pictures, \d+\.\d MB$/)).toBeVisible({ timeout: 60_000 })
  })
  await page.getByRole('tab', { name: /Facts/ }).click()
  await expect(page.getByLabel('Line of text')).toHaveValue('Typed before')
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a frame of the needed shape is moved by keys, and what did not arrive is sent again', async ({
  page,
}) => {
  await openPictures(page)
  const buffer = await photo(page, 3000, 4000)
  await page
    .getByLabel('Picture of link previews', { exact: true })
    .setInputFiles({ name: 'tall.jpg', mimeType: 'image/jpeg', buffer })
  const crop = page.getByRole('dialog', { name: 'Which part? Picture of link previews' })
  const frame = crop.getByRole('group', { name: /The part that is shown/ })
  const whole = crop.getByRole('img', { name: /All of the picture/ })
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(whole).toBeInViewport({ ratio: 1 })
    const beyond = () =>
      whole.evaluate((image) => {
        const { scrollHeight = 0, clientHeight = 0 } = image.closest('.overflow-y-auto') ?? {}
        return scrollHeight - clientHeight
      })
    await expect.poll(beyond).toBe(0)
  }
  await frame.focus()
  const topOf = () => frame.evaluate((element: HTMLElement) => Number.parseFloat(element.style.top))
  const before = await topOf()
  await frame.press('ArrowDown')
  await expect.poll(topOf).toBeGreaterThan(before)
  expect(await axeFindings(page)).toEqual([])

  await page.route('**/api/cataloguePictures', (route) => route.abort(), { times: 1 })
  await crop.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  const chosen = page.getByRole('img', { name: 'Picture of link previews, as chosen' })
  // The picture is as wide as pictures may be, and has the shape of link previews.
  await expect(chosen).toHaveAttribute('src', /\.2560x1344\.[0-9a-f]{36}\.webp$/)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a file that the browser cannot read is said at its field', async ({ page }) => {
  await openPictures(page)
  const file = { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') }
  await page.getByLabel('Main picture', { exact: true }).setInputFiles(file)
  await expect(page.getByText(/This browser cannot read the picture.*save it as JPEG/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})
