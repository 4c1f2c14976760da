import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readEnquiryContext } from '#contract/enquiries/enquiry-context.ts'
import { texts } from '#contract/texts/texts.ts'
import { enquiryContextHeader } from '#contract/wire/routes.ts'
import { aDealer } from '#web/testing/builders/dealership.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'

const activa = { name: 'Honda', model: 'Activa', newPrice: 80_000, shares: '80, 70, 60' }
const outlets = [
  aDealer({ id: 3, latitude: 22, longitude: 86, services: ['sales', 'service', 'spares'] }),
  aDealer({ id: 5, latitude: 20.47, longitude: 85.88, services: ['service'] }),
  aDealer({ id: 4, latitude: 20.6, longitude: 86, services: ['sales', 'spares'] }),
]
const ready = () => [
  answers('listModelCards', []),
  answers('listExchangeValues', [activa]),
  answers('listDealers', outlets),
]
const ends = {
  ready,
  serverFailure: (message: string) => message,
  networkFailure: 'There is no connection to the server.',
}
const asker = { name: 'Bijaya', mobile: '9876543210', email: '', pinCode: '753001' }
const askerEntries = { Name: 'Bijaya', 'Mobile number': '9876543210', 'PIN code': '753001' }

const exchange: FormScenario = {
  ...ends,
  address: '/exchange',
  endpoint: 'offerExchange',
  entries: {
    Make: 'Honda',
    Model: 'Activa 5G',
    'Year bought': '2015',
    Kilometres: '24,000',
    Good: true,
    Papers: { choose: 'All in order' },
    Name: 'Bijaya',
    'Mobile number': '9876543210',
  },
  submit: 'Send the details',
  body: {
    make: 'Honda',
    oldModel: 'Activa 5G',
    year: '2015',
    kilometres: '24000',
    condition: 'Good',
    papers: 'All in order',
    photos: [],
    model: '',
    message: '',
    name: 'Bijaya',
    mobile: '9876543210',
  },
  success: texts.exchange.success,
}

const scenarios: FormScenario[] = [
  {
    ...ends,
    address: '/spare-parts',
    endpoint: 'askForPart',
    entries: { 'Part or accessory': 'Crash guard', 'Part number': '08P70', ...askerEntries },
    submit: 'Ask for this part',
    body: { accessory: 'Crash guard', partNumber: '08P70', model: '', message: '', ...asker },
    success: texts.sparePart.success,
  },
  {
    ...ends,
    address: '/service-enquiry',
    endpoint: 'askWorkshop',
    entries: { 'Your question': 'It rattles.', 'Your vehicle': 'SP125', ...askerEntries },
    submit: 'Ask the workshop',
    body: { message: 'It rattles.', model: 'SP125', ...asker },
    success: texts.serviceEnquiry.success,
  },
  {
    ...ends,
    address: '/sales-enquiry',
    endpoint: 'askShowroom',
    entries: { 'Which model': 'SP125', ...askerEntries },
    submit: 'Ask the showroom',
    body: { model: 'SP125', message: '', ...asker },
    success: texts.salesEnquiry.success,
  },
  {
    ...ends,
    address: '/review',
    endpoint: 'sendReview',
    entries: {
      'In your words': 'A good ride.',
      '4 stars, good': true,
      Name: 'Bijaya',
      'Town or village': 'Banki',
      'Mobile number': '9876543210',
      'You may show my words and photographs on this site, with my first name and town.': true,
    },
    submit: 'Send review',
    body: {
      rating: '4',
      message: 'A good ride.',
      model: '',
      photos: [],
      name: 'Bijaya',
      place: 'Banki',
      mobile: '9876543210',
      mayPublish: true,
    },
    success: texts.review.success,
  },
  exchange,
]

for (const scenario of scenarios) describe(scenario.address, () => behavesAsForm(scenario))

test('the thanks of an exchange repeat the estimate that stood beside the form', async () => {
  const user = await openForm(exchange)
  await fillIn(user, exchange)
  const seen = (await screen.findByText(/^₹.* to ₹/)).textContent ?? ''
  server.use(answers('offerExchange', aReceipt(texts.exchange.success)))
  await user.click(screen.getByRole('button', { name: exchange.submit }))
  const thanks = await screen.findByRole('heading', { name: texts.exchange.success })
  expect(thanks.parentElement?.textContent).toContain(`Estimated value${seen}`)
})

test.each([
  ['the nearest outlet that has the department is named', answers('listDealers', outlets), 4],
  ['a question goes without one where the outlets do not come', fails('listDealers', 'internal'), undefined],
])('with a PIN code %s', async (_, dealers, outletId) => {
  const sent: SeenCall[] = []
  const scenario = scenarios.find(({ endpoint }) => endpoint === 'askShowroom') ?? exchange
  const user = await openForm(scenario)
  server.use(
    dealers,
    answers('askShowroom', aReceipt(texts.salesEnquiry.success), (call) => sent.push(call)),
  )
  await fillIn(user, scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await screen.findByRole('heading', { name: texts.salesEnquiry.success })
  const [context] = sent.map(({ headers }) => readEnquiryContext(headers.get(enquiryContextHeader)))
  expect(context?.outletId).toBe(outletId)
})

test('a link fills in what it is about', async () => {
  server.use(...ready())
  renderRoute('/spare-parts?model=SP125&accessory=Crash+guard&partNumber=08P70')
  expect(await screen.findByDisplayValue('Crash guard')).toBeTruthy()
  expect(screen.getByDisplayValue('08P70')).toBeTruthy()
  expect(screen.getByDisplayValue('SP125')).toBeTruthy()
})

test('an estimate stands there as soon as enough is said, and words where there is no table', async () => {
  const user = await openForm(exchange)
  expect(await screen.findByText(/an estimate stands here/)).toBeTruthy()
  await fillIn(user, { ...exchange, entries: { ...exchange.entries, Kilometres: '୨୪,୦୦୦ km' } })
  expect(await screen.findByText('₹44,500 to ₹51,500')).toBeTruthy()
  await user.type(screen.getByLabelText('Make'), 'x')
  expect(await screen.findByText(/We have no table for this one/)).toBeTruthy()
})

test.each([
  [true, 'Somebody here reads it first and then shows it. Nobody changes your words.'],
  [false, 'It stays with us: you did not allow us to show it.'],
])('a review that may be shown (%s) hears what becomes of it', async (mayPublish, words) => {
  const review = scenarios.find(({ endpoint }) => endpoint === 'sendReview') ?? exchange
  server.use(answers('sendReview', aReceipt(texts.review.success)))
  const user = await openForm(review)
  await fillIn(user, review)
  if (!mayPublish) await user.click(screen.getByRole('checkbox', { name: /^You may show/ }))
  await user.click(screen.getByRole('button', { name: review.submit }))
  expect(await screen.findByText(words)).toBeTruthy()
})
