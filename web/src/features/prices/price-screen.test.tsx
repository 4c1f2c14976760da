import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts.ts'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const list = answers('listPrices', [
  { bike_name: "CB350H'ness", bike_price: 193_500 },
  { bike_name: 'SP125', bike_price: 90_000 },
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
      { message: '', item: { bike_name: 'SP125', bike_price: 95_000 } },
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

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toEqual([{ price: 95_000 }, { price: 90_000 }]))
  await waitFor(() => expect(row().textContent).toMatch(/₹95,000.*₹90,000/))
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
  server.use(list, answers('updatePrice', { message: '', item: { bike_name: 'SP125', bike_price: 9000 } }))
  const { user } = openStaffScreen('price')
  const { dialog, field, type } = await openDialog(user)
  await type('9000')
  expect(within(dialog).getByText(/is 90 % less than the old price\. Is that right\?/)).toBeTruthy()
  await user.type(field, '0')
  expect(within(dialog).queryByText(/Is that right/)).toBeNull()
  await type('900000')
  expect(within(dialog).getByText(/is 10 times the old price/)).toBeTruthy()
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
