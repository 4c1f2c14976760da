import type { Page } from '@playwright/test'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'

test.describe.configure({ timeout: 240_000 })

const catalogue = '/admin/dashboard?page=catalogue'

async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#00857c'
    context.fillRect(0, 0, 2400, 1800)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

const save = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${name} is saved.`).first()).toBeVisible()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
}
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()

test('a model made from nothing is seen by staff first and by visitors when it is shown, keeps its old address, and is hidden again', async ({
  page,
  browser,
}) => {
  const name = `STAR ${Date.now()}`
  const visitor = await (await browser.newContext()).newPage()
  const address = (of: string) => `/view-details?bikeName=${encodeURIComponent(of)}`

  await signIn(page)
  await page.goto(catalogue)
  await test.step('a draft', async () => {
    await page.getByRole('button', { name: 'New model' }).click()
    const dialog = page.getByRole('dialog', { name: 'New model' })
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel(/Name on its page/).fill('Star 150')
    await dialog.getByRole('button', { name: 'Make a draft' }).click()
    await expect(page.getByText(/Missing before visitors may see it/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show: Star 150' })).toBeDisabled()
  })
  await test.step('filled in', async () => {
    await page.getByLabel('Details').fill('Light and quick.')
    await page.getByLabel('Engine or motor', { exact: true }).fill('149 cc single')
    await tab(page, /Variants/)
    await page.getByRole('button', { name: 'Add a variant' }).click()
    await page.getByLabel('Variant', { exact: true }).fill('Drum')
    await page.getByLabel('Price in rupees').fill('1,05,000')
    await tab(page, /Pictures/)
    const file = { name: 'star.jpg', mimeType: 'image/jpeg', buffer: await photo(page) }
    await page.getByLabel(/Main picture/).setInputFiles(file)
    const crop = page.getByRole('dialog', { name: 'Which part? Main picture' })
    await expect(crop.getByRole('img', { name: 'All of the picture: Main picture' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await crop.getByRole('button', { name: 'Use this part' }).click()
    await expect(page.getByRole('img', { name: 'Main picture, as chosen' })).toBeVisible()
    await save(page, 'Star 150')
  })
  await test.step('staff preview what visitors do not see', async () => {
    await visitor.goto(address(name))
    await expect(visitor.getByText(`We have no model called ${name}`)).toBeVisible()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1, name: 'Star 150' })).toBeVisible()
    await expect(frame.getByText('₹1,05,000').first()).toBeVisible()
    await frame.getByRole('tab', { name: 'COLOURS' }).click()
    await expect(frame.getByText('No colours listed yet')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
  })
  await test.step('shown', async () => {
    await page.getByRole('button', { name: 'Show: Star 150' }).click()
    await expect(page.getByText('Star 150 is on the site now.').first()).toBeVisible()
    await visitor.goto(address(name))
    await expect(visitor.getByRole('heading', { level: 1, name: 'Star 150' })).toBeVisible()
    const picture = visitor.getByRole('img', { name: 'Star 150' })
    await expect(picture).toHaveAttribute(
      'src',
      /^\/media\/catalogue\/[0-9a-f]{64}\.2400x1800\.[0-9a-f]{36}\.webp$/,
    )
    // The Image CDN answers the picture in the width that this window needs.
    const shown = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      // Sends the header with which browsers ask for pictures; a script's own request would accept any type.
      const file = await fetch(image.currentSrc, { headers: { accept: 'image/avif,image/webp,*/*' } })
      return { address: image.currentSrc, type: file.headers.get('content-type') }
    })
    expect(shown.address).toMatch(/\/\.netlify\/images\?url=\/media\/catalogue\/.*&w=(640|1280|1920)$/)
    expect(shown.type).toMatch(/^image\/(avif|webp)$/)
  })
  await test.step('renamed: the old address leads to the new one', async () => {
    await tab(page, /Facts/)
    await page.getByLabel('Name', { exact: true }).fill(`${name} B`)
    await save(page, 'Star 150')
    await visitor.goto(address(name))
    await expect(visitor).toHaveURL(address(`${name} B`))
    await expect(visitor.getByRole('heading', { level: 1, name: 'Star 150' })).toBeVisible()
  })
  await test.step('the change is taken back from the audit trail', async () => {
    await page.goto('/admin/dashboard?page=audit')
    await page.getByRole('button', { name: 'Take back: Star 150 · Name' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Take back: Star 150 · Name' })
    await expect(dialog.getByText(name, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('The change is taken back.').first()).toBeVisible()
    await visitor.goto(address(`${name} B`))
    await expect(visitor).toHaveURL(address(name))
  })
  await test.step('hidden', async () => {
    await page.goto(`${catalogue}&q=Star`)
    await page.getByRole('button', { name: 'Hide: Star 150' }).click()
    await expect(page.getByText('Star 150 is hidden now.').first()).toBeVisible()
    await visitor.goto(address(name))
    await expect(visitor.getByText(`We have no model called ${name}`)).toBeVisible()
  })
  await visitor.context().close()
})
