import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { aModelCard } from '#web/testing/builders/catalogue.ts'
import { anOffer } from '#web/testing/builders/content.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
import { answers, type SeenCall, server } from '#web/testing/server.ts'

const number = '98765 43210'
const agreed = {
  'I agree to the terms and conditions.': true,
  'You may call me about this enquiry.': true,
} as const

type Scenario = Pick<FormScenario, 'address' | 'entries' | 'submit'> & {
  endpoint: 'sendProductEnquiry' | 'sendOfferEnquiry' | 'sendAmcEnquiry' | 'sendWarrantyEnquiry'
  address: string
  email: string
  field: string
}

const vehicle = { 'Year of purchase': '2022', 'Registration number': 'OD 05 AB 1234' }
const scenarios: Scenario[] = [
  {
    address: '/text-ride-booking',
    endpoint: 'sendProductEnquiry',
    email: 'EMAIL ADDRESS',
    field: 'emailId',
    entries: {
      'YOUR NAME': 'Bijaya',
      'CONTACT NUMBER': number,
      'SELECT MODEL YOU WANT': 'SP125',
      'SELECT COLOUR': { choose: 'Red' },
      ...agreed,
    },
    submit: 'SUBMIT',
  },
  {
    address: '/offers',
    endpoint: 'sendOfferEnquiry',
    email: 'E-mail',
    field: 'email',
    entries: { Name: 'Bijaya', Contact: number, ...agreed },
    submit: 'Ask for this offer',
  },
  {
    address: '/amc',
    endpoint: 'sendAmcEnquiry',
    email: 'E-mail',
    field: 'email',
    entries: { Name: 'Bijaya', Model: { choose: 'Activa 110' }, ...vehicle, 'Contact number': number },
    submit: 'Send enquiry',
  },
  {
    address: '/extendedWarranty',
    endpoint: 'sendWarrantyEnquiry',
    email: 'E-mail',
    field: 'email',
    entries: { Name: 'Bijaya', 'Contact number': number },
    submit: 'Send enquiry',
  },
]

const ready = () => [
  answers('listModelCards', [aModelCard({ bike_name: 'ACTIVA110', name: 'Activa 110' })]),
  answers('listOffers', [anOffer()]),
]

test.each(scenarios)(
  '$address insists on an address until its sender says that they have none, and thanks by the number',
  async ({ endpoint, email, field, ...scenario }) => {
    const calls: SeenCall[] = []
    const user = await openForm({ ...scenario, ready })
    server.use(answers(endpoint satisfies EndpointName, aReceipt('Thanks.'), (call) => calls.push(call)))
    await fillIn(user, scenario)
    await user.click(screen.getByRole('button', { name: scenario.submit }))
    const address = screen.getByLabelText<HTMLInputElement>(email)
    await expect.poll(() => address.ariaInvalid).toBe('true')

    await user.type(address, 'typed before')
    await user.click(screen.getByLabelText('I have no e-mail'))
    expect([address.disabled, calls]).toEqual([true, []])
    await expect.poll(() => address.ariaInvalid).not.toBe('true')
    await user.click(screen.getByRole('button', { name: scenario.submit }))
    expect(await screen.findByText(/We reach you on the number you gave\./)).toBeTruthy()
    expect(calls[0]?.body).toMatchObject({ [field]: '', noEmail: true })
  },
)
