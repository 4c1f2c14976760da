import { screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aWarrantyPlan, scooterPlans } from '#web/testing/builders/content.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
import { answers, server, unreachable } from '#web/testing/server.ts'

const scenario = {
  address: '/extendedWarranty',
  endpoint: 'sendWarrantyEnquiry',
  ready: () => [answers('listModelCards', [])],
  entries: { Name: 'Bijaya', 'E-mail': 'bijaya@mail.example', 'Contact number': '98765 43210' },
  submit: 'Send enquiry',
  body: {
    model: '',
    enteredModel: '',
    yearOfPurchase: '',
    registrationNumber: '',
    name: 'Bijaya',
    email: 'bijaya@mail.example',
    contactNumber: '98765 43210',
    message: '',
  },
  success: texts.warranty.success,
  serverFailure: () => texts.warranty.failure,
  networkFailure: texts.warranty.network,
} satisfies FormScenario

behavesAsForm(scenario)

test('asks for name, e-mail and number only', async () => {
  const user = await openForm(scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText(texts.warranty.required)).toBeTruthy()
  expect(summary.getAllByRole('link')).toHaveLength(3)
})

test('the banner says how it ended and disappears after three seconds', async () => {
  const user = await openForm(scenario)
  server.use(unreachable('sendWarrantyEnquiry'))
  await fillIn(user, scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  const words = await screen.findByText(texts.warranty.network)
  const shown = performance.now()
  await waitForElementToBeRemoved(words)
  expect(performance.now() - shown).toBeGreaterThan(2500)
})

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '))

test('the dealer’s plans stand in tables, and their years in the sentences', async () => {
  const plans = [...scooterPlans, aWarrantyPlan({ vehicle: 'motorcycle', km: 42_000 })]
  await openForm({ ...scenario, ready: () => [...scenario.ready(), answers('listWarrantyPlans', plans)] })
  expect(rowsOf('Scooters')).toEqual([
    'Standard 3 years 36,000 km',
    'Extended + 1 year + 12,000 km',
    'Extended + 7 years + 84,000 km',
  ])
  expect(rowsOf('Motorcycles')).toEqual(['Standard 3 years 42,000 km'])
  expect(screen.getByText(/^Whichever comes earlier/)).toBeTruthy()
  expect(screen.getByText('Every new two-wheeler comes with 3 years. Add 1 or 7 more.')).toBeTruthy()
  expect(
    screen.getByText('Extended Warranty Plus covers up to 10 years and can be renewed until year 9.'),
  ).toBeTruthy()
})

test('without plans the page promises nothing', async () => {
  await openForm(scenario)
  expect(screen.getByText('More years of warranty for your two-wheeler.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText(/covers up to|whichever comes/i)).toBeNull()
})
