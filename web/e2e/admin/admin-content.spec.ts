import type { Page } from '@playwright/test'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'

test.describe.configure({ timeout: 120_000 })

/** Makes a small picture as a file. */
async function aPicture(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 600)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#00857c'
    context.fillRect(0, 0, 1600, 600)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return { name: 'slide.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('a slide is added, edited, moved to the front by the keyboard, seen by visitors, and removed', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/dashboard?page=slides')
  const slides = async () => (await (await page.request.get('/api/images')).json()) as { title: string }[]
  const before = await slides()
  await page.getByRole('button', { name: 'New' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add slide' })
  await dialog.getByLabel('What the picture shows').fill('A teal wall')
  await dialog.getByLabel('Title').fill('Slide of a test')
  await dialog.getByLabel('Leads to').fill('/offers')
  await dialog.getByLabel('Upload Image').setInputFiles(await aPicture(page))
  await expect(dialog.getByText(/1600 × 600/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const remove = page.getByRole('button', { name: 'Delete slide Slide of a test' })
  try {
    await expect.poll(async () => (await slides()).at(-1)?.title).toBe('Slide of a test')

    await page.getByRole('button', { name: 'Edit slide Slide of a test' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit slide' })
    await editing.getByLabel('Last day').fill('2090-12-31')
    await editing.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Until 31 Dec 2090')).toBeVisible()

    await page.getByRole('button', { name: 'Order' }).click()
    const order = page.getByRole('dialog', { name: 'Order' })
    await order.getByRole('button', { name: 'Move Slide of a test' }).press('Home')
    expect(await axeFindings(page)).toEqual([])
    await order.getByRole('button', { name: 'Save order' }).click()
    await expect(order).toBeHidden()
    await expect.poll(async () => (await slides())[0]?.title).toBe('Slide of a test')
  } finally {
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(remove).toHaveCount(0)
  }
  expect(await slides()).toEqual(before)
})

test('a text is written as Markdown, seen by visitors without a build, and put back', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await page.goto('/admin/dashboard?page=texts&text=warranty-benefits')
  const field = page.getByLabel('Extended Warranty Plus benefits')
  await expect(field).toHaveValue(/Benefits for Customer/)
  const before = await field.inputValue()
  await field.fill(`${before}\n- Tested in **{city}** <b>x</b>`)
  await expect(page.getByText('Tested in Cuttack <b>x</b>')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  try {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The text is saved.')).toBeVisible()
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto('/extendedWarrantyPlus')
    await expect(visitor.getByText('Tested in Cuttack <b>x</b>')).toBeVisible()
    await visitor.context().close()
  } finally {
    await field.fill(before)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  }
})

test.describe('a list with a wrong field', () => {
  // Chromium's message about the answer that names the wrong field.
  test.use({ allowedComplaints: ['422'] })

  test('lenders are edited as a list and shown on the finance page', async ({ page, browser }) => {
    await signIn(page)
    await page.goto('/admin/dashboard?page=lenders')
    await page.getByRole('button', { name: 'Add a lender' }).click()
    await page.getByLabel('Name').last().fill('Lender of a test')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/Please enter a rate/)).toBeVisible()
    await page.getByLabel('Rate, % a year').last().fill('9.5')
    await page.getByLabel('Fewest months').last().fill('12')
    await page.getByLabel('Most months').last().fill('24')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The list is saved.')).toBeVisible()
    try {
      const visitor = await (await browser.newContext()).newPage()
      await visitor.goto('/finance')
      await expect(visitor.getByRole('rowheader', { name: 'Lender of a test' })).toBeVisible()
      await visitor.context().close()
    } finally {
      await page.getByRole('button', { name: 'Remove Lender of a test' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    }
  })
})
