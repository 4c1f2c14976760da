import { expect, test } from '../steps/fixtures.ts'
import { allLives } from '../steps/hydrated.ts'
import { reader } from './language-reader.ts'

test.use({ allowedComplaints: ['Failed to load resource'] })

const model = '/view-details?bikeName=SP125'

// All languages run the same code, and `npm run check` makes sure that each text is translated; so each
// overlay is read in only one language.
test('what opens on the page of a model has no English left over', async ({ page }) => {
  const { said, button, open, shows, reads } = reader(page, 'or')
  await open(model)
  await page.getByRole('button', { name: /^EMI/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await reads('EMI calculator')
  await page.keyboard.press('Escape')
  await button('More').click()
  await button('Quote as a picture').click()
  await expect(page.getByRole('dialog').locator('img')).toBeVisible()
  await page.getByRole('dialog').locator('summary').click()
  await reads('quote')
  await page.keyboard.press('Escape')
  await button('On-road price').click()
  await shows('Your choice')
  await reads('on-road price')
  await button('Make a slip').click()
  await expect(page).toHaveURL(/\/slip\/S-/)
  await shows('Print')
  await reads('slip')
  await open(model)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await allLives(page)
    await reads(`tab ${await tab.textContent()}`)
  }
  for (const path of [model, '/view-details?bikeName=SHINE125']) {
    await open(path)
    await button('More').click()
    await button('Compare').click()
    // Until the button's code has come the press is held, and would be lost if the page were left at once.
    await expect(button('Compare')).toHaveAttribute('aria-pressed', 'true')
  }
  await reads('two to compare')
  await page
    .getByRole('link', { name: said('Compare'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/compare/)
  await allLives(page)
  await button('Share').click()
  await reads('comparison')
  await open('/angle-view?bikeName=SP125')
  await reads('angle view')
})

test('search, menus, chat, news, gallery and filters have no English left over', async ({ page }) => {
  const { said, button, open, reads } = reader(page, 'hi')
  await open('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await reads('news')
  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(said('Search')) })
    .first()
    .click()
  const field = page.getByRole('dialog').getByRole('combobox')
  for (const typed of ['sp', 'jagatpur', 'ଝଝଝଝ']) {
    await field.fill(typed)
    // The search reports the number of entries, or that there are none.
    await expect(page.getByRole('dialog').getByRole('status').first()).not.toBeEmpty()
    await reads(`search for ${typed}`)
  }
  await page.keyboard.press('Escape')
  await open('/gallery')
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await reads('picture of the gallery')
  await page.keyboard.press('Escape')
  await button('Chat').click()
  await reads('chat')
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/models')
  await button('Filters').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await reads('filters')
  await page.keyboard.press('Escape')
  await button('Open menu').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await reads('menu')
  await page.keyboard.press('Escape')
  await open('/finance')
  await button('EMI calculator').click()
  await reads('EMI calculator without a price')
  await open('/emi')
  await reads('loan offers')
  await open('/owners')
  await reads('owners')
})
