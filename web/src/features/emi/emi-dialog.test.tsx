import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { DealershipFrame } from '#web/lib/dealership.tsx'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { showOnRoadPrices } from '#web/testing/on-road.ts'
import { EmiDialog } from './emi-dialog.tsx'

async function openWith(price?: number, dealership = aDealership()) {
  render(
    <DealershipFrame of={dealership}>
      <EmiDialog open onClose={() => undefined} price={price} />
    </DealershipFrame>,
    { wrapper: MemoryRouter },
  )
  await screen.findByLabelText('Loan amount')
  return userEvent.setup()
}

async function type(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.clear(screen.getByLabelText(label))
  if (text) await user.type(screen.getByLabelText(label), text)
}

test('opens with the price and a down payment, and shows what the loan costs', async () => {
  const user = await openWith(100_000)
  expect(screen.getByLabelText('Down payment')).toHaveProperty('value', '20,000')
  await type(user, 'Down payment', '0')
  await type(user, 'Interest rate a year', '14')
  await type(user, 'Tenure in months', '24')
  expect(screen.getByText('₹4,801.29')).toBeTruthy()
  expect(screen.getByText('₹15,230.91')).toBeTruthy()
  expect(screen.getByText('₹1,15,230.91')).toBeTruthy()
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  await user.click(screen.getByText('Repayment schedule'))
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(25)
  expect(rows.at(-1)?.textContent).toMatch(/₹0\.00$/)
})

test('the rate is that of the dealer’s lender, or plainly an example', async () => {
  const example = /^The rate is an example/
  const loan = { rate: 9.75, method: 'reducing', months: 48, annualRate: 9.75 } as const
  await openWith(100_000, aDealership({ loan }))
  expect(screen.getByLabelText('Interest rate a year')).toHaveProperty('value', '9.75')
  expect(screen.queryByText(example)).toBeNull()
  cleanup()
  const user = await openWith(100_000, aDealership({ loan: null }))
  expect(screen.getByLabelText('Interest rate a year')).toHaveProperty('value', '10.5')
  expect(screen.getByText(example)).toBeTruthy()
  await type(user, 'Interest rate a year', '12')
  expect(screen.queryByText(example)).toBeNull()
})

test('the slider and the box hold the same value', async () => {
  await openWith(100_000)
  fireEvent.change(screen.getByRole('slider', { name: 'Down payment, slider' }), {
    target: { value: '30000' },
  })
  expect(screen.getByLabelText('Down payment')).toHaveProperty('value', '30,000')
  expect(screen.getByLabelText('Loan amount')).toHaveProperty('value', '70,000')
})

test.each([
  ['Loan amount', '0'],
  ['Loan amount', ''],
  ['Interest rate a year', '0'],
  ['Interest rate a year', 'ten'],
  ['Tenure in months', '-3'],
  ['Tenure in months', '2.5'],
  ['Price', '-1'],
])('%s of %j is refused in words', async (label, text) => {
  const user = await openWith(100_000)
  await type(user, label, text)
  expect(screen.getByRole('alert').textContent).toBe(texts.emi.invalid)
  expect(screen.queryByText('Monthly EMI')).toBeNull()
})

test.each([
  ['Down payment', '1,20,000', 'The down payment is at most the price.'],
  ['Loan amount', '5,00,000', 'The loan is at most the price.'],
  ['Loan amount', '0', 'The loan is a number above zero.'],
  ['Interest rate a year', 'ten', 'The rate is a number above 0, up to 100.'],
  ['Tenure in months', '2.5', 'The tenure is a whole number of months, up to 360.'],
  ['Price', '-1', 'The price is a number above zero.'],
])('%s of %s is marked with a sentence, and that field alone', async (label, text, sentence) => {
  const user = await openWith(100_000)
  await type(user, label, text)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe(texts.emi.invalid)
  expect(screen.getByLabelText('Loan amount')).not.toHaveProperty('value', expect.stringContaining('-'))
})

test('the price is of the kind that the page shows, and says so', async () => {
  const dialog = () => (
    <EmiDialog open onClose={() => undefined} price={100_000} bike={{ bikeName: 'SP125' }} />
  )
  showOnRoadPrices()
  render(<DealershipFrame of={aDealership()}>{dialog()}</DealershipFrame>, { wrapper: MemoryRouter })
  expect(await screen.findByLabelText('Price')).toHaveProperty('value', '1,15,000')
  expect(screen.getByText('on-road')).toBeTruthy()
})

test('an on-road price that comes while the dialog is open is the one that is reckoned with', async () => {
  render(
    <DealershipFrame of={aDealership()}>
      <EmiDialog open onClose={() => undefined} price={100_000} bike={{ bikeName: 'SP125' }} />
    </DealershipFrame>,
    { wrapper: MemoryRouter },
  )
  expect(await screen.findByLabelText('Price')).toHaveProperty('value', '1,00,000')
  act(() => showOnRoadPrices())
  expect(await screen.findByLabelText('Price')).toHaveProperty('value', '1,15,000')
  expect(screen.getByLabelText('Down payment')).toHaveProperty('value', '23,000')
})

test('without a price the loan is typed by itself', async () => {
  const user = await openWith()
  // An untouched calculator shows no error.
  expect(screen.queryByRole('alert')).toBeNull()
  await type(user, 'Interest rate a year', '9')
  expect(screen.getByRole('alert').textContent).toBe(texts.emi.invalid)
  await type(user, 'Loan amount', '80,000')
  await type(user, 'Interest rate a year', '9.5')
  expect(screen.getByText('₹2,562.64')).toBeTruthy()
})

test('terms that were typed stand there again after a reload, for the same price', async () => {
  await type(await openWith(100_000), 'Tenure in months', '18')
  cleanup()
  await openWith(100_000)
  expect(screen.getByLabelText('Tenure in months')).toHaveProperty('value', '18')
  cleanup()
  await openWith(90_000)
  expect(screen.getByLabelText('Tenure in months')).not.toHaveProperty('value', '18')
})
