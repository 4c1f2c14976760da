import type { Page } from '@playwright/test'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'

test.describe.configure({ timeout: 120_000 })

/** A picture as phones make them: large, and stored on its side with a note to turn it. */
async function sidewaysPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1200)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#d40f2c'
    context.fillRect(0, 0, 1200, 1200)
    context.fillStyle = '#00857c'
    context.fillRect(1200, 0, 1200, 1200)
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
    )
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  const jpeg = Buffer.from(base64, 'base64')
  // EXIF data with one entry, orientation 6, which means a quarter turn to the right; and a place name that
  // the upload must remove.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('SECRET PLACE')])
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

test('gallery pictures are turned upright, made small, added several at once, seen by visitors and deleted', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await page.goto('/admin/dashboard?page=gallery')
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Gallery' })).toBeVisible()
  const photo = await sidewaysPhoto(page)
  await page.getByRole('button', { name: 'New' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add picture' })
  await dialog.getByLabel('Upload Image').setInputFiles([
    { name: 'first.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'second.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await expect(dialog.getByText(/1200 × 2400/)).toHaveCount(2)
  await expect(dialog.getByText(/not a picture that can be shown/)).toBeVisible()
  await dialog.getByLabel('What the picture shows').first().fill('Red above teal, the first')
  await dialog.getByLabel('What the picture shows').last().fill('Red above teal, the second')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 added. 1 of the files cannot be shown: see below.')).toBeVisible()
  await expect(dialog.getByText(/not a picture that can be shown/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: 'Red above teal, the first' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/gallery')
  await expect(visitor.getByRole('img', { name: 'Red above teal, the first' }).first()).toBeVisible()
  await visitor.context().close()

  const list = (await (await page.request.get('/api/gallery')).json()) as {
    image_path: string
    alt: string
  }[]
  const added = list.find(({ alt }) => alt === 'Red above teal, the first')
  const stored = await (await page.request.get(added?.image_path ?? '')).body()
  expect(stored.subarray(8, 12).toString()).toBe('WEBP')
  expect(stored.includes('SECRET PLACE')).toBe(false)
  const corner = await page.evaluate(async (src) => {
    const image = await createImageBitmap(await (await fetch(src)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const [red = 0, green = 0] = context?.getImageData(480, 200, 1, 1).data ?? []
    return { width: image.width, height: image.height, isRed: red > green }
  }, added?.image_path ?? '')
  expect(corner).toEqual({ width: 1200, height: 2400, isRed: true })

  for (const name of ['first', 'second']) {
    await page.getByRole('button', { name: `Delete gallery picture Red above teal, the ${name}` }).click()
    const question = page.getByRole('dialog', {
      name: `Delete gallery picture “Red above teal, the ${name}”`,
    })
    await expect(question.getByText('Are you sure you want to delete this offer?')).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('img', { name: `Red above teal, the ${name}` })).toHaveCount(0)
  }
  const left = (await (await page.request.get('/api/gallery')).json()) as { alt: string }[]
  expect(left.some(({ alt }) => alt.startsWith('Red above teal'))).toBe(false)
})

test('an offer is added, seen by visitors, kept when deleting is cancelled, and deleted', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await page.goto('/admin/dashboard?page=offers')
  await page.getByRole('button', { name: 'New' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Offer' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please fill all fields').first()).toBeVisible()
  await dialog.getByLabel('Title').fill('ଦଶହରା ₹5,000')
  await dialog.getByLabel('Description').fill('ପୁରୁଣା ସ୍କୁଟର ପାଇଁ ₹5,000।')
  await dialog
    .getByLabel('Upload Image')
    .setInputFiles({ name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto(page) })
  await expect(dialog.getByText(/1200 × 2400/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Offer Added Successfully!')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'ଦଶହରା ₹5,000' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/offers')
  await expect(visitor.getByText('ଦଶହରା ₹5,000').first()).toBeVisible()
  await visitor.context().close()

  await expect(page.getByRole('row').filter({ hasText: 'On the site now' })).toContainText('ଦଶହରା ₹5,000')
  await page.getByRole('button', { name: 'Edit offer ଦଶହରା ₹5,000' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit offer' })
  await editing.getByLabel('Description').fill('ପୁରୁଣା ସ୍କୁଟର ପାଇଁ ₹6,000।')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Go on editing' }).click()
  expect(await axeFindings(page)).toEqual([])
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The offer is saved.')).toBeVisible()
  await expect(page.getByText('ପୁରୁଣା ସ୍କୁଟର ପାଇଁ ₹6,000।', { exact: true })).toBeVisible()

  const remove = page.getByRole('button', { name: 'Delete offer ଦଶହରା ₹5,000' })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Offer Deleted Successfully!')).toBeVisible()
  await expect(remove).toHaveCount(0)
})

test.describe('two at one price', () => {
  // Chromium's message about the answer that makes the screen ask.
  test.use({ allowedComplaints: ['409'] })

  test('a price that was changed elsewhere meanwhile is told with who and when before it is overwritten', async ({
    page,
    baseURL,
  }) => {
    await signIn(page)
    await page.goto('/admin/dashboard?page=price')
    const row = page.getByRole('row').filter({ hasText: 'X-Blade' }).filter({ hasText: 'Dual Disc' })
    const cell = row.getByRole('cell').nth(2)
    await expect(cell).toContainText('₹')
    const before = Number(((await cell.textContent()) ?? '').replaceAll(/[^\d]/g, ''))
    const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
    const list = (await (await page.request.get('/api/managePrice')).json()) as {
      bike_name: string
      variants: { id: number }[]
    }[]
    const id = list.find(({ bike_name }) => bike_name === 'XBLADE')?.variants[1]?.id
    const elsewhere = await page.request.patch(`/api/variantPrices/${id}`, {
      data: { price: before + 100 },
      headers: { origin: baseURL ?? '' },
    })
    expect(elsewhere.status()).toBe(200)

    await row.getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('New price in rupees').fill(`Rs. ${before + 200}/-`)
    await page.getByLabel('New price in rupees').press('Enter')
    const question = page.getByRole('dialog', { name: 'The price of X-Blade Dual Disc has changed' })
    await expect(question).toContainText(`set it to ${rupees(before + 100)} on `)
    expect(await axeFindings(page)).toEqual([])
    await question.getByRole('button', { name: `Set ${rupees(before + 200)}` }).click()
    await expect(
      page.getByText(`X-Blade Dual Disc: ${rupees(before + 100)} → ${rupees(before + 200)}`),
    ).toBeVisible()
    await page.reload()
    await expect(cell).toHaveText(rupees(before + 200))
  })
})
