import type { Request } from '@playwright/test'
import { axeFindings, expect, signIn, test } from '../steps/fixtures.ts'
import { allLives } from '../steps/hydrated.ts'
import { newMobile } from '../steps/new-mobile.ts'
import { sendForm } from '../steps/send-form.ts'

/** Sends an enquiry in the name of a new person. */
async function sendEnquiry(url: string, name: string, mobileNo: string) {
  await sendForm(url, '/api/postBooking', {
    name,
    mobileNo,
    emailId: 'b@mail.example',
    model: 'SP125',
    color: 'Red',
  })
}

const newName = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`

const isChange = (request: Request) => request.method() === 'PATCH'

test('two leads are given away in one press, and one of them moves over the board by keys and by mouse', async ({
  page,
  product,
}) => {
  const [one, other] = [newName('Asha'), newName('Bijaya')]
  await sendEnquiry(product.url, one, newMobile())
  await sendEnquiry(product.url, other, newMobile())
  await signIn(page)
  await page.goto('/admin/dashboard?page=inbox&tab=all')

  await test.step('chosen, given to somebody and moved to a stage', async () => {
    for (const name of [one, other]) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
    const bar = page.getByRole('form', { name: 'Chosen leads' })
    await expect(bar.getByText('2 chosen')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await bar.getByLabel('Give to').selectOption({ label: 'Demo Staff' })
    await bar.getByLabel('Move to').selectOption({ label: 'Contacted' })
    await bar.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('2 changed.')).toBeVisible()
    await expect(bar).toBeHidden()
  })

  const column = (label: string) =>
    page
      .getByRole('list', { name: 'Stages' })
      .locator('> li')
      .filter({ has: page.getByRole('heading', { name: label }) })

  await test.step('by keys to the next stage', async () => {
    await page.locator('main summary', { hasText: 'More' }).click()
    await page.getByRole('button', { name: 'Board', exact: true }).click()
    const search = page.getByRole('searchbox', { name: 'Search' })
    // The browser gives cards far below no size, which axe would take for targets that are too small.
    await search.fill(one)
    await expect(column('New').getByRole('link')).toHaveCount(0)
    await expect(column('Contacted').getByRole('link', { name: one })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await search.fill('')
    await expect(column('New').getByRole('link').first()).toBeVisible()
    await column('Contacted')
      .getByRole('button', { name: `Move ${one}` })
      .focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${one} is over Contacted.`)).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`${one} is over Test ride.`)).toBeAttached()
    const stored = page.waitForResponse((answer) => isChange(answer.request()))
    await page.keyboard.press('Space')
    await stored
    await expect(column('Test ride').getByRole('link', { name: one })).toBeVisible()
  })

  await test.step('by mouse, and what is lost wants a reason', async () => {
    await page.reload()
    await allLives(page)
    const card = column('Test ride').getByRole('link', { name: one })
    await card.hover()
    const held = await card.boundingBox()
    if (!held) throw new Error('The card is out of sight.')
    await page.mouse.down()
    // The first movement only lifts the card, and a busy browser merges several movements into one.
    await page.mouse.move(held.x + held.width / 2 + 12, held.y + held.height / 2)
    await expect(page.getByText(`${one} is over Test ride.`)).toBeAttached()
    // The board scrolls by itself under a card near its edge. So the mouse follows the column, as a hand
    // would, and lets go when the board names the column.
    await expect(async () => {
      const quoted = await column('Quoted').boundingBox()
      if (!quoted) throw new Error('There is no column Quoted.')
      await page.mouse.move(quoted.x + 60, quoted.y + 80, { steps: 8 })
      await expect(page.getByText(`${one} is over Quoted.`)).toBeAttached({ timeout: 1_000 })
      // A board that still scrolls would carry another column under the mouse before it lets go.
      const stands = await column('Quoted').boundingBox()
      expect(stands?.x).toBe(quoted.x)
      await expect(page.getByText(`${one} is over Quoted.`)).toBeAttached({ timeout: 1_000 })
    }).toPass()
    // The page is left before the server has the move, which the next page sends.
    await page.route('**/api/**', (route) => (isChange(route.request()) ? undefined : route.fallback()))
    const change = page.waitForRequest(isChange)
    await page.mouse.up()
    await expect(column('Quoted').getByRole('link', { name: one })).toBeVisible()
    await change
    await page.unrouteAll()
    await page.reload()
    await expect(column('Quoted').getByRole('link', { name: one })).toBeVisible()
  })
})

test.describe('while the connection is down', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] })

  test('no line in the middle of calls: what was said of two people waits, and arrives when it is back', async ({
    page,
    context,
    product,
  }) => {
    const [one, other] = [newName('Asha'), newName('Bijaya')]
    await sendEnquiry(product.url, other, newMobile())
    await sendEnquiry(product.url, one, newMobile())
    await signIn(page)
    await page.goto('/admin/dashboard?page=inbox&tab=all')
    await page.getByRole('link', { name: one }).click()
    const pane = (name: string) => page.getByRole('region', { name })
    await expect(pane(one).getByRole('button', { name: 'Spoke to them' })).toBeVisible()
    await context.setOffline(true)
    await pane(one).getByRole('button', { name: 'Spoke to them' }).click()
    await page.keyboard.type('Wants the disc brake')
    await pane(one)
      .getByRole('button', { name: /^Next week|^Monday/ })
      .click()
    await expect(pane(one).getByText('Called: Spoke to them: Wants the disc brake')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await pane(one).getByRole('button', { name: 'Next lead' }).click()
    await expect(pane(other)).toBeVisible()
    await pane(other).getByRole('button', { name: 'No answer' }).click()
    await pane(other).getByRole('button', { name: 'No date' }).click()
    await expect(pane(other).getByText('Called: No answer')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('What you noted has been saved.')).toBeVisible({ timeout: 15_000 })
    await expect(pane(other).getByRole('region', { name: 'Waiting to be sent' })).toBeHidden({
      timeout: 15_000,
    })
    await page.goto('/admin/dashboard?page=inbox&tab=all')
    await page.getByRole('link', { name: one }).click()
    await expect(pane(one).getByText('Moved to Contacted')).toBeVisible()
    await expect(pane(one).getByText('Spoke to them: Wants the disc brake')).toBeVisible()
  })

  test('whom staff write down while the connection is down becomes their lead when it is back', async ({
    page,
    context,
  }) => {
    const name = newName('Sanjukta')
    await signIn(page)
    await page.goto('/admin/dashboard?page=inbox&tab=mine')
    await page.getByRole('button', { name: 'Walk-in or call' }).click()
    const dialog = page.getByRole('dialog', { name: 'Walk-in or call' })
    await dialog.getByLabel('Mobile number').fill(newMobile())
    await expect(dialog.getByText('Not known yet.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await context.setOffline(true)
    await dialog.getByText('Walked in').click()
    await dialog.getByText('Sales').click()
    await dialog.getByText('Name, model and more').click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('No connection. It is kept on this device and sent when the connection is back.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('What you wrote down has been saved.')).toBeVisible({ timeout: 15_000 })
    await page.goto('/admin/dashboard?page=inbox&tab=mine')
    await expect(page.getByRole('link', { name })).toBeVisible()
  })
})
