import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts.ts'
import { behavesAsForm, type FormScenario, openForm } from '#web/testing/form-scenario.ts'
import { answers, type SeenCall, server } from '#web/testing/server.ts'

const nothing = {
  model: '',
  enteredModel: '',
  yearOfPurchase: '',
  serviceType: '',
  registrationNumber: '',
  bookingDate: '',
  name: '',
  email: '',
  contactNumber: '',
  message: '',
}

const scenario: FormScenario = {
  address: '/service-booking',
  endpoint: 'bookService',
  ready: () => [answers('listModelCards', [])],
  entries: {
    Name: 'Bijaya',
    'Another model': 'A very old one',
    Paid: true,
    'Booking date': '2027-01-15',
    'Contact number': '98765 43210',
  },
  submit: 'Book service',
  body: {
    ...nothing,
    name: 'Bijaya',
    enteredModel: 'A very old one',
    serviceType: 'Paid',
    bookingDate: '2027-01-15',
    contactNumber: '98765 43210',
  },
  success: texts.service.success,
  serverFailure: texts.service.failure,
  networkFailure: texts.service.network,
}

behavesAsForm(scenario)

test('checks nothing: an empty booking goes through', async () => {
  const calls: SeenCall[] = []
  server.use(answers('bookService', { message: texts.service.success }, (call) => calls.push(call)))
  const user = await openForm(scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect((await screen.findAllByText(texts.service.success)).length).toBeGreaterThan(0)
  expect(calls.map(({ body }) => body)).toEqual([nothing])
})
