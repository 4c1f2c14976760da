import { spendTime } from '../steps/clock.ts'
import { expect, staffLogin, test } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'

/**
 * Removes functions that are newer than Chrome 109. Newer code that the build itself could add is found by
 * `npm run check`.
 */
function becomeOld(): void {
  const newer: [object, string[]][] = [
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover', 'moveBefore']],
    [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
    [Document.prototype, ['startViewTransition']],
    [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'toArray', 'some'],
    ],
    [ReadableStream.prototype, ['values']],
    [URLSearchParams.prototype, ['size']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [window, ['CloseWatcher']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
  for (const sign of ['scrollend', 'beforetoggle'])
    window.addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true })
}

// After a while the page registers the service worker, which the tests block.
test.use({ allowedComplaints: ['Service Worker registration blocked'] })

test('a browser as old as Chrome 109 opens menu, calculator, listing and form, and staff read what was sent @phone-alone', async ({
  page,
}) => {
  await page.addInitScript(becomeOld)
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('notification-seen', 'yes')
  })
  await page.setViewportSize({ width: 360, height: 740 })
  const name = `Gouri Nayak ${Date.now()}`

  await test.step('the menu leads to the EMI calculator, which reckons', async () => {
    await openHydrated(page, '/offers')
    expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'showPopover' in document.body)).toBe(
      false,
    )
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'FINANCE' }).click()
    await expect(page).toHaveURL('/finance')
    await page.getByRole('button', { name: 'EMI calculator' }).click()
    const dialog = page.getByRole('dialog', { name: /EMI calculator/ })
    await dialog.getByLabel('Loan amount', { exact: true }).fill('1,00,000')
    await dialog.getByLabel('Interest rate a year', { exact: true }).fill('14')
    await dialog.getByLabel('Tenure in months', { exact: true }).fill('24')
    await expect(dialog.getByText('₹4,801.29', { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('an arrow of a listing selects the bike that it shows', async () => {
    await openHydrated(page, '/motorcycle')
    const bikes = (await (await page.request.get('/api/bikes')).json()) as { name: string }[]
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: bikes[1]?.name ?? '', exact: true }),
    ).toBeVisible()
  })

  await test.step('a form is sent, and a toast thanks for it', async () => {
    await openHydrated(page, '/text-ride-booking?bikeName=SP125')
    await page.getByLabel('YOUR NAME').fill(name)
    await page.getByLabel('CONTACT NUMBER').fill('98765 43219')
    await page.getByLabel('EMAIL ADDRESS').fill('gouri@mail.example')
    await page.getByLabel('SELECT COLOUR').selectOption('Pearl Siren Blue')
    await page.getByLabel('YOUR MESSAGE FOR US').fill('Please call after six.')
    await page.getByRole('checkbox', { name: /agree to the terms/ }).check()
    await page.getByRole('checkbox', { name: /may call me/ }).check()
    await spendTime(page)
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    const thanks = 'Thanks for your enquiry. Our team will get back soon.'
    await expect(page.getByRole('status').getByText(thanks)).toBeVisible()
  })

  await test.step('staff sign in and find it in the report', async () => {
    const { userId, password } = staffLogin()
    await page.goto('/admin/login')
    await page.getByLabel('User ID').fill(userId)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/dashboard?page=enquiry')
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
  })
})
