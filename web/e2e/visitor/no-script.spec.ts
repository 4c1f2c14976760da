import { expect, test } from '../steps/fixtures.ts'

// An address without a model is answered with 404 and a page.
test.use({ javaScriptEnabled: false, allowedComplaints: ['404 (Not Found)'] })

test('without scripts the menu opens and leads to a model @phone-alone', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Menu', { exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'SP125' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SP125' })).toBeVisible()
})

test('without scripts the tabs of a model are sections, with links to them @phone-alone', async ({
  page,
}) => {
  await page.goto('/view-details?bikeName=SP125')
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const [name, words] of [
    ['specifications', 'Body Dimensions'],
    ['colours', 'Pearl Siren Blue'],
    ['accessories', 'Part No'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    const section = page.locator(`#${name}`)
    await expect(section).toBeInViewport()
    await expect(section.getByText(words).first()).toBeVisible()
  }
  await expect(page.locator('#features p').first()).toBeVisible()
})

test('without scripts models are narrowed by price and body with lists that open by themselves @phone-alone', async ({
  page,
}) => {
  await page.goto('/models')
  const prices = page.getByRole('region', { name: 'Ex-showroom price' })
  await prices.getByText(/^Up to ₹80,000|^₹80,000/).click()
  await expect(prices.getByRole('link', { name: 'Shine 100' })).toBeVisible()
  await expect(prices.getByRole('link', { name: 'CB650R' })).toBeHidden()
  await prices.getByRole('link', { name: 'Shine 100' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shine 100' })).toBeVisible()
})

test('without scripts the view from all sides shows the bike, and an address without a page says where to go', async ({
  page,
}) => {
  await page.goto('/angle-view?bikeName=SP125')
  const picture = page.getByRole('img', { name: 'SP125, turned by 0 degrees' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.goto('/angle-view')
  await page.getByRole('link', { name: 'Motorcycle', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
