import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aModelCard } from '#web/testing/builders/catalogue.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
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
    Model: { choose: 'Another model' },
    'Another model': 'A very old one',
    Paid: true,
    'Booking date': '2027-01-15',
    'Contact number': '98765 43210',
  },
  submit: 'Book service',
  body: {
    ...nothing,
    name: 'Bijaya',
    model: 'Another model',
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

test('checks nothing: an empty booking goes through, when it was asked about once', async () => {
  const calls: SeenCall[] = []
  server.use(answers('bookService', aReceipt(texts.service.success), (call) => calls.push(call)))
  const user = await openForm(scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  const question = await screen.findByRole('group', {
    name: 'Without a name we do not know whom to ask for. We cannot call you back without a number.',
  })
  expect(
    within(question)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Add it', 'Send all the same'])
  expect([screen.queryByRole('dialog'), calls.length]).toEqual([null, 0])
  await user.click(within(question).getByRole('button', { name: 'Send all the same' }))
  expect((await screen.findAllByText(texts.service.success)).length).toBeGreaterThan(0)
  expect(calls.map(({ body }) => body)).toEqual([nothing])
})

test('a day that is not whole is asked about, though the browser gives it as none', async () => {
  const calls: SeenCall[] = []
  server.use(answers('bookService', aReceipt(texts.service.success), (call) => calls.push(call)))
  const user = await openForm(scenario)
  await fillIn(user, { ...scenario, entries: { Name: 'Bijaya', 'Contact number': '98765 43210' } })
  const day = screen.getByLabelText('Booking date')
  // jsdom does not know incomplete dates.
  Object.defineProperty(day, 'validity', { value: { valid: false, badInput: true } })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await screen.findByRole('group', { name: 'The day is not whole, so we would not see it.' })
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  expect([document.activeElement, calls.length]).toEqual([day, 0])
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect((await screen.findAllByText(texts.service.success)).length).toBeGreaterThan(0)
})

test('a day that has passed and a number too short are asked about, and the first field gets the focus', async () => {
  const user = await openForm(scenario)
  await fillIn(user, {
    ...scenario,
    entries: { Name: 'Bijaya', 'Booking date': '2020-01-15', 'Contact number': '୯୮୬୧୦' },
  })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await user.click(await screen.findByRole('button', { name: 'Change it' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Booking date'))
  expect(screen.getByRole('button', { name: scenario.submit })).toBeTruthy()
})

test('marks no field, says what is needed, and asks for the name of another model only when it is chosen', async () => {
  const user = await openForm(scenario)
  expect(screen.getByText('Fill in what you know; with your number we can call you.')).toBeTruthy()
  expect(screen.queryByText(/optional/)).toBeNull()
  const isAsked = () => screen.queryByRole('textbox', { name: 'Another model' }) !== null
  expect(isAsked()).toBe(false)
  await user.selectOptions(screen.getByLabelText('Model'), 'Another model')
  expect(isAsked()).toBe(true)
})

test('a free service of a model that nobody knows is asked about once, and goes out', async () => {
  const calls: SeenCall[] = []
  server.use(answers('bookService', aReceipt(texts.service.success), (call) => calls.push(call)))
  const user = await openForm(scenario)
  const { Paid: _, ...entries } = scenario.entries
  await fillIn(user, { ...scenario, entries: { ...entries, Free: true } })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  const question = await screen.findByRole('group', { name: /^A free service is for a vehicle of the make/ })
  expect(calls).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Send all the same' }))
  expect((await screen.findAllByText(texts.service.success)).length).toBeGreaterThan(0)
  expect(calls.map(({ body }) => body)).toMatchObject([
    { serviceType: 'Free', enteredModel: 'A very old one' },
  ])
})

test('a model that is sold today stands among the choices once, however the older list spells it', async () => {
  await openForm({
    ...scenario,
    ready: () => [
      answers('listModelCards', [aModelCard({ bike_name: 'XBLADE', name: 'X-Blade' })]),
      answers('listOtherModels', [
        { form: 'service', code: 'honda-x-blade', name: 'X Blade' },
        { form: 'service', code: 'honda-dio', name: 'Dio' },
      ]),
    ],
  })
  const names = within(screen.getByLabelText('Model')).getAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Choose your model',
    'X-Blade',
    'Dio',
    'Another model',
  ])
})

test.each([
  ['Free', 'On the phone we agree on a day and hour. Please bring the service booklet for a free service.'],
  ['Paid', 'On the phone we agree on a day and hour.'],
  [undefined, 'On the phone we agree on a day and hour.'],
])('the thanks speak of the chosen service alone: %s', async (type, words) => {
  server.use(answers('bookService', aReceipt(texts.service.success)))
  const { Paid: _, 'Booking date': __, Model: ___, 'Another model': ____, ...entries } = scenario.entries
  const user = await openForm(scenario)
  await fillIn(user, { ...scenario, entries: type ? { ...entries, [type]: true } : entries })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await screen.findByRole('heading', { name: texts.service.success })
  expect(screen.getByText(/^No time is booked yet/).textContent).toMatch(new RegExp(`${words}$`))
})
