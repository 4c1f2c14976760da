import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'

const scenario: FormScenario = {
  address: '/amc',
  endpoint: 'sendAmcEnquiry',
  entries: {
    Name: 'ବିଜୟ',
    Model: { choose: 'Honda Unicorn' },
    'Year of purchase': '2022',
    'Registration number': 'OD 05 AB 1234',
    'E-mail': 'bijaya@mail.example',
    'Contact number': '98765 43210',
  },
  submit: 'Send enquiry',
  body: {
    model: 'honda-unicorn',
    yearOfPurchase: '2022',
    registrationNumber: 'OD 05 AB 1234',
    name: 'ବିଜୟ',
    email: 'bijaya@mail.example',
    contactNumber: '98765 43210',
    message: '',
  },
  success: texts.amc.success,
  serverFailure: () => texts.amc.failure,
  networkFailure: texts.amc.network,
}

behavesAsForm(scenario)

test('says once that everything but the message is required, and leads to each field', async () => {
  const user = await openForm(scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getAllByText(texts.amc.required)).toHaveLength(1)
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Model',
    'Year of purchase',
    'Registration number',
    'Name',
    'E-mail',
    'Contact number',
  ])
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(6)
})

test('says the same sentence for a single empty field', async () => {
  const { Name: _, ...others } = scenario.entries
  const user = await openForm(scenario)
  await fillIn(user, { ...scenario, entries: others })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect(await screen.findByText(texts.amc.required)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
