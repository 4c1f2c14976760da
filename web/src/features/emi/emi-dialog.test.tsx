import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { DealershipFrame } from '#web/lib/dealership.tsx'
import { aDealership } from '#web/testing/builders/dealership.ts'
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
