import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AccessoryItem } from '#contract/prices/accessories.ts'
import { texts } from '#contract/texts/texts.ts'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const guard: AccessoryItem = {
  id: 4,
  heading: 'Leg Guard',
  part_no: '08P70-A',
  price: 1000,
  bike_name: 'SP125',
  display_name: 'SP125',
}
const mat: AccessoryItem = {
  id: 9,
  heading: 'Floor Mat',
  part_no: '08P86-B',
  price: 400,
  bike_name: 'DIO110',
  display_name: 'Dio 110',
}

beforeEach(() => server.use(answers('listAccessoryPrices', [guard, mat])))

test('an accessory must be chosen and a price typed; then both show at once', async () => {
  server.use(answers('updateAccessoryPrice', { message: '', item: { ...mat, price: 450 } }))
  const { user } = openStaffScreen('accessories')
  await screen.findByText('08P86-B')
  await user.click(screen.getByRole('button', { name: 'Edit a price' }))
  const dialog = screen.getByRole('dialog')
  const update = within(dialog).getByRole('button', { name: 'Update' })
  await user.type(within(dialog).getByLabelText('New price in rupees'), '450')
  await user.click(update)
  expect(within(dialog).getAllByText(texts.accessory.invalid).length).toBeGreaterThan(0)
  await user.selectOptions(within(dialog).getByLabelText('Accessory'), '9')
  await user.click(update)
  expect(await screen.findByText(texts.accessory.success)).toBeTruthy()
  expect(screen.getByRole('row', { name: /Floor Mat/ }).textContent).toMatch(/₹400.*₹450/)
})

test('finds by heading, part number or model, and says how many', async () => {
  const { user } = openStaffScreen('accessories')
  await user.type(await screen.findByLabelText('Find an accessory'), 'dio')
  expect(await screen.findByText('1 of 2 accessories')).toBeTruthy()
  expect(screen.queryByText('Leg Guard')).toBeNull()
})

test('a price that was not saved goes back', async () => {
  server.use(fails('updateAccessoryPrice', 'internal'))
  const { user } = openStaffScreen('accessories')
  await user.click(await screen.findByRole('button', { name: 'Edit the price of Leg Guard, SP125' }))
  const field = screen.getByLabelText('New price in rupees')
  await user.clear(field)
  await user.type(field, '1100')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText(texts.accessory.failure)).toBeTruthy()
  expect(await screen.findByText('₹1,100 was not saved')).toBeTruthy()
})

test('another accessory brings its own price; what is empty is told where it is empty', async () => {
  const sent: unknown[] = []
  server.use(
    answers(
      'updateAccessoryPrice',
      { message: '', item: { ...mat, price: 420 } },
      ({ body, url }: SeenCall) => sent.push([url.pathname, body]),
    ),
  )
  const { user } = openStaffScreen('accessories')
  await user.click(await screen.findByRole('button', { name: 'Edit the price of Leg Guard, SP125' }))
  const dialog = screen.getByRole('dialog')
  const choice = within(dialog).getByLabelText('Accessory')
  const price = within(dialog).getByLabelText('New price in rupees')
  const update = within(dialog).getByRole('button', { name: 'Update' })
  await user.selectOptions(choice, '9')
  expect(price).toHaveProperty('value', '400')

  await user.selectOptions(choice, '')
  await user.type(price, '450')
  await user.click(update)
  await waitFor(() => expect(choice.getAttribute('aria-invalid')).toBe('true'))
  expect(price.getAttribute('aria-invalid')).toBeNull()
  const words = document.getElementById(choice.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe(texts.accessory.invalid)

  await user.selectOptions(choice, '9')
  expect(price).toHaveProperty('value', '450')
  await user.clear(price)
  await user.type(price, 'much')
  await user.click(update)
  expect(await within(dialog).findAllByText(texts.price.invalid)).toBeTruthy()
  expect(choice.getAttribute('aria-invalid')).toBeNull()
  await user.clear(price)
  await user.type(price, '₹ 420.00')
  await user.click(update)
  expect(await screen.findByText('Floor Mat, Dio 110: ₹400 → ₹420')).toBeTruthy()
  expect(sent).toEqual([['/api/manageAccessories/9', { price: 420, expected: 400 }]])
})

test('stands by model, and a jump leads to one', async () => {
  server.use(answers('listAccessoryPrices', [guard, mat, { ...guard, id: 11, heading: 'Saree Guard' }]))
  const { user } = openStaffScreen('accessories')
  await screen.findByText('Saree Guard')
  const words = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(words.findIndex((row) => row?.includes('Saree Guard'))).toBeLessThan(words.indexOf('Dio 110'))
  expect(words.filter((row) => row === 'SP125' || row === 'Dio 110')).toEqual(['SP125', 'Dio 110'])
  const seen: string[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent ?? '')
  }
  await user.selectOptions(screen.getByLabelText('Jump to a model'), 'Dio 110')
  expect(seen).toEqual(['Dio 110'])
})
