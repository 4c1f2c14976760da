import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { answers, answersError, fails, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const list = answers('listPrices', [
  { bike_name: "CB350H'ness", display_name: "H'ness CB350", bike_price: 193_500, variants: [] },
  { bike_name: 'SP125', display_name: 'SP125', bike_price: 90_000, variants: [] },
])

async function openDialog(user: ReturnType<typeof openStaffScreen>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Edit the price of SP125' }))
  const dialog = screen.getByRole('dialog', { name: 'Price of SP125' })
  const field = within(dialog).getByLabelText('New price in rupees')
  return {
    dialog,
    field,
    type: async (text: string) => {
      await user.clear(field)
      await user.type(field, text)
      await user.click(within(dialog).getByRole('button', { name: /^Update/ }))
    },
  }
}

const row = () => screen.getByRole('row', { name: /SP125/ })

test('shows the new price at once with the old one, and takes it back in one press', async () => {
  const sent: unknown[] = []
  server.use(
    list,
    answers(
      'updatePrice',
      { message: '', item: { bike_name: 'SP125', display_name: 'SP125', bike_price: 95_000, variants: [] } },
      (call: SeenCall) => sent.push(call.body),
    ),
  )
  const { user } = openStaffScreen('price')
  const { type } = await openDialog(user)
  await type('95,000')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(row().textContent).toContain('₹95,000')
  expect(row().textContent).toContain('₹90,000')
  expect(await screen.findByText(texts.price.success)).toBeTruthy()
  expect(screen.getByText('SP125: ₹90,000 → ₹95,000')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { price: 95_000, expected: 90_000 },
      { price: 90_000, expected: 95_000 },
    ]),
  )
  await waitFor(() => expect(row().textContent).toMatch(/₹95,000.*₹90,000/))
})

test('the dialog begins in the price, which the first key replaces', async () => {
  server.use(list)
  const { user } = openStaffScreen('price')
  const { field } = await openDialog(user)
  expect(document.activeElement).toBe(field)
  await user.keyboard('95000')
  expect(field).toHaveProperty('value', '95000')
})

test('asks for a price that can be read', async () => {
  server.use(list)
  const { user } = openStaffScreen('price')
  const { dialog, type } = await openDialog(user)
  await type('free')
  expect(within(dialog).getAllByText(texts.price.invalid).length).toBeGreaterThan(0)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('asks again before a price far from the old one', async () => {
  server.use(
    list,
    answers('updatePrice', {
      message: '',
      item: { bike_name: 'SP125', display_name: 'SP125', bike_price: 9000, variants: [] },
    }),
  )
  const { user } = openStaffScreen('price')
  const { dialog, field, type } = await openDialog(user)
  await type('9000')
  expect(dialog.textContent).toContain('From ₹90,000 to ₹9,000: ₹81,000 less. Is that right?')
  await user.type(field, '0')
  expect(within(dialog).queryByText(/Is that right/)).toBeNull()
  await type('900000')
  expect(dialog.textContent).toContain('to ₹9,00,000: ₹8,10,000 more, 10 times as much. Is')
  await type('9000')
  await user.click(within(dialog).getByRole('button', { name: 'Update anyway' }))
  expect(await screen.findByText(texts.price.success)).toBeTruthy()
})

test('a price that was not saved goes back, and what was typed waits in the dialog', async () => {
  server.use(list, fails('updatePrice', 'internal'))
  const { user } = openStaffScreen('price')
  const { type } = await openDialog(user)
  await type('95000')
  expect(await screen.findByText(texts.price.failure)).toBeTruthy()
  await waitFor(() => expect(row().textContent).toContain('₹95,000 was not saved₹90,000'))
  const { field } = await openDialog(user)
  expect(field).toHaveProperty('value', '95000')
})

test('a list for nobody says so once the password is refused', async () => {
  server.use(fails('listPrices', 'unauthorized'))
  const { user } = openStaffScreen('price')
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText(texts.price.unauthorized)).toBeTruthy()
})

test('Enter pressed twice does not answer the question; its own button does', async () => {
  const sent: unknown[] = []
  server.use(
    list,
    answers(
      'updatePrice',
      { message: '', item: { bike_name: 'SP125', display_name: 'SP125', bike_price: 9000, variants: [] } },
      ({ body }: SeenCall) => sent.push(body),
    ),
  )
  const { user } = openStaffScreen('price')
  const { dialog, field } = await openDialog(user)
  await user.clear(field)
  await user.type(field, '9000{Enter}')
  const confirm = await within(dialog).findByRole('button', { name: 'Update anyway' })
  await user.keyboard('{Enter}{Enter}')
  await user.click(field)
  await user.keyboard('{Enter}')
  await user.dblClick(within(dialog).getByRole('button', { name: 'Update' }))
  expect(document.activeElement).not.toBe(confirm)
  expect(sent).toEqual([])
  await user.click(confirm)
  expect(await screen.findByText(texts.price.success)).toBeTruthy()
  expect(sent).toEqual([{ price: 9000, expected: 90_000, confirmed: true }])
})

/** Answers like the server after somebody else set the price meanwhile. */
function changedMeanwhile(price: number) {
  return answersError('updatePrice', 'conflict', {
    current: { price, by: 'bijaya', at: '2026-11-20T09:34:00.000Z' },
  })
}

test('a price that somebody else set meanwhile is told with who and when, and asks', async () => {
  server.use(list, changedMeanwhile(93_000))
  const { user } = openStaffScreen('price')
  const { type } = await openDialog(user)
  await type('95000')
  const dialog = await screen.findByRole('dialog', { name: 'The price of SP125 has changed' })
  expect(dialog.textContent).toMatch(
    /bijaya set it to ₹93,000 on 20 Nov 2026 at 3:04 pm\. Here it still read ₹90,000\./,
  )
  expect(row().textContent).toContain('₹95,000 was not saved₹93,000')

  const sent: unknown[] = []
  server.use(
    answers(
      'updatePrice',
      { message: '', item: { bike_name: 'SP125', display_name: 'SP125', bike_price: 95_000, variants: [] } },
      ({ body }: SeenCall) => sent.push(body),
    ),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Set ₹95,000' }))
  expect(await screen.findByText('SP125: ₹93,000 → ₹95,000')).toBeTruthy()
  expect(sent).toEqual([{ price: 95_000, expected: 93_000 }])
})

test('Undo takes nothing back that somebody else set since', async () => {
  server.use(
    list,
    answers('updatePrice', {
      message: '',
      item: { bike_name: 'SP125', display_name: 'SP125', bike_price: 95_000, variants: [] },
    }),
  )
  const { user } = openStaffScreen('price')
  const { type } = await openDialog(user)
  await type('95000')
  await screen.findByText(texts.price.success)
  server.use(changedMeanwhile(97_000))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = await screen.findByRole('dialog', { name: 'The price of SP125 has changed' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep ₹97,000' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(row().textContent).toMatch(/₹97,000$|₹97,000EditHistory$/)
})

test('every variant has a row of its own under its model, and a price to set', async () => {
  const sent: unknown[] = []
  const item = {
    bike_name: 'SP125',
    display_name: 'SP125',
    bike_price: 90_000,
    variants: [
      { id: 7, name: 'Drum', price: 90_000 },
      { id: 8, name: 'Disc', price: 94_000 },
    ],
  }
  server.use(
    answers('listPrices', [
      item,
      { bike_name: 'UNICORN', display_name: 'UNICORN', bike_price: 118_000, variants: [] },
    ]),
    answers('updateVariantPrice', { message: '', item }, ({ body, url }: SeenCall) =>
      sent.push([url.pathname, body]),
    ),
  )
  const { user } = openStaffScreen('price')
  await screen.findByText('UNICORN')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((one) => one.textContent)).toEqual([
    '1SP125Drum₹90,000EditHistory',
    'SP125 Disc₹94,000Edit',
    '2UNICORN₹1,18,000EditHistory',
  ])
  await user.click(screen.getByRole('button', { name: 'Edit the price of SP125' }))
  const first = within(screen.getByRole('dialog', { name: 'Price of SP125 Drum' }))
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Edit the price of SP125 Disc' }))
  expect(screen.getByRole('dialog', { name: 'Price of SP125 Disc' })).toBeTruthy()
  const field = screen.getByLabelText('New price in rupees')
  await user.clear(field)
  await user.type(field, 'Rs. 95,500/-')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('SP125 Disc: ₹94,000 → ₹95,500')).toBeTruthy()
  expect(sent).toEqual([['/api/variantPrices/8', { price: 95_500, expected: 94_000 }]])
})

test('Escape asks before a typed price is thrown away, and not when nothing was typed', async () => {
  server.use(list)
  const { user } = openStaffScreen('price')
  const first = await openDialog(user)
  const pressEscape = (dialog: HTMLElement) =>
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  pressEscape(first.dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const { dialog, field } = await openDialog(user)
  await user.type(field, '5')
  pressEscape(dialog)
  const question = await screen.findByRole('dialog', { name: 'Nothing is saved yet' })
  await user.click(within(question).getByRole('button', { name: 'Go on editing' }))
  expect(field).toHaveProperty('value', '900005')
  pressEscape(dialog)
  await user.click(await screen.findByRole('button', { name: 'Throw away' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
