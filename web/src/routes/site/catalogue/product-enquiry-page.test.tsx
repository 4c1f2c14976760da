import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { readEnquiryContext } from '#contract/enquiries/enquiry-context.ts'
import { texts } from '#contract/texts/texts.ts'
import { aBike, aColour, aModelCard, aVariant } from '#web/testing/builders/catalogue.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { keepsWhatIsTyped } from '#web/testing/form-scenario.ts'
import { onRoadNote, showOnRoadPrices } from '#web/testing/on-road.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, type SeenCall, server, unreachable } from '#web/testing/server.ts'

const address = '/text-ride-booking?bikeName=SP125'
const knownBike = (given?: Partial<BikeDetail>, variants: Variant[] = []) => [
  answers('getBike', { bike: aBike(given) }),
  answers('listVariants', variants),
  answers('listColours', [aColour(), aColour({ id: 2, name: 'Black' })]),
]

function bikeIsKnown(given?: Partial<BikeDetail>) {
  server.use(...knownBike(given))
}

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('YOUR NAME'), "Bijaya D'Souza")
  await user.type(screen.getByLabelText('EMAIL ADDRESS'), 'bijaya@mail.example')
  await user.type(screen.getByLabelText('CONTACT NUMBER'), '98765 43210')
  await user.selectOptions(screen.getByLabelText('SELECT COLOUR'), 'Pearl Siren Blue')
  await user.click(screen.getByRole('checkbox', { name: /agree to the terms/ }))
  await user.click(screen.getByRole('checkbox', { name: /may call me/ }))
}

async function fillInAndLeave() {
  bikeIsKnown()
  const { user } = renderRoute(address)
  await fillIn(user)
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
}

keepsWhatIsTyped({
  address,
  ready: knownBike,
  entries: {
    'YOUR NAME': 'Bijaya',
    'SELECT COLOUR': { choose: 'Pearl Siren Blue' },
    'YOUR MESSAGE FOR US': 'After six, please.',
    'I agree to the terms and conditions.': true,
  },
  submit: 'SUBMIT',
})

test('what was typed about one bike comes along to another, whose model stands', async () => {
  await fillInAndLeave()
  bikeIsKnown({ bikeName: 'NX200', name: 'NX200' })
  renderRoute('/text-ride-booking?bikeName=NX200')
  expect(await screen.findByText('We kept what you typed.')).toBeTruthy()
  expect(screen.getByLabelText('YOUR NAME')).toHaveProperty('value', "Bijaya D'Souza")
  expect(screen.getByLabelText('SELECT MODEL YOU WANT')).toHaveProperty('value', 'NX200')
})

test('what was chosen on the page of another bike stands before what was typed about the first', async () => {
  await fillInAndLeave()
  bikeIsKnown({ bikeName: 'NX200', name: 'NX200' })
  renderRoute('/text-ride-booking?bikeName=NX200&colour=Black')
  expect(await screen.findByLabelText('YOUR NAME')).toHaveProperty('value', "Bijaya D'Souza")
  expect(screen.getByLabelText('SELECT COLOUR')).toHaveProperty('value', 'Black')
})

test('the bike is shown in the colour that was chosen', async () => {
  bikeIsKnown()
  renderRoute(`${address}&colour=Black`)
  expect(await screen.findByRole('img', { name: /^SP125 in / })).toBeTruthy()
})

test('a colour that the next bike does not come in leaves the choice open', async () => {
  await fillInAndLeave()
  server.use(answers('listColours', []), ...knownBike({ bikeName: 'NX200', name: 'NX200' }))
  renderRoute('/text-ride-booking?bikeName=NX200')
  expect(await screen.findByLabelText('YOUR NAME')).toHaveProperty('value', "Bijaya D'Souza")
  expect(screen.getByLabelText<HTMLSelectElement>('SELECT COLOUR').selectedOptions[0]?.textContent).toBe(
    'Choose a colour',
  )
})

test('the locked model is written as people write it', async () => {
  bikeIsKnown({ bikeName: "CB350H'nessDLX", name: "H'ness CB350 DLX" })
  renderRoute("/text-ride-booking?bikeName=CB350H'nessDLX")
  expect(await screen.findByLabelText('SELECT MODEL YOU WANT')).toHaveProperty('value', "H'ness CB350 DLX")
})

test('the words of the box for the terms lead to them and leave the form open', async () => {
  bikeIsKnown()
  renderRoute(address)
  const box = await screen.findByRole('checkbox', { name: 'I agree to the terms and conditions.' })
  const label = box.closest('label') as HTMLElement
  const link = within(label).getByRole('link', { name: 'terms and conditions' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms-conditions', '_blank'])
})

test('sends what was typed under one key, thanks, and clears the form', async () => {
  const calls: SeenCall[] = []
  bikeIsKnown()
  server.use(
    answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), (call) => calls.push(call)),
  )
  const { user } = renderRoute(address)
  await fillIn(user)
  expect(screen.getByLabelText('SELECT MODEL YOU WANT')).toHaveProperty('readOnly', true)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))

  expect(await screen.findByRole('heading', { name: texts.productEnquiry.success })).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([
    {
      name: "Bijaya D'Souza",
      emailId: 'bijaya@mail.example',
      mobileNo: '98765 43210',
      model: 'SP125',
      variant: '',
      color: 'Pearl Siren Blue',
      message: '',
    },
  ])
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)

  await user.click(screen.getByRole('button', { name: 'Send another enquiry' }))
  expect(screen.getByLabelText('YOUR NAME')).toHaveProperty('value', '')
})

test('a lost answer keeps every character, and the next press is the same enquiry', async () => {
  const keys: (string | null)[] = []
  bikeIsKnown()
  server.use(unreachable('sendProductEnquiry'))
  const { user } = renderRoute(address)
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await screen.findByText(texts.productEnquiry.failure)).toBeTruthy()
  expect(screen.getByLabelText('YOUR NAME')).toHaveProperty('value', "Bijaya D'Souza")

  server.use(fails('sendProductEnquiry', 'unavailable'))
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  server.use(
    answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), ({ headers }) =>
      keys.push(headers.get('idempotency-key')),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }))
  await screen.findByRole('heading', { name: texts.productEnquiry.success })
  expect(keys).toHaveLength(1)
})

test('says under each field what is missing, lists it on top, and sends nothing', async () => {
  bikeIsKnown()
  const { user } = renderRoute(address)
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }))
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Please enter your name.',
    'Please enter your e-mail address.',
    'Please enter your contact number.',
    'Please choose a colour.',
    'Please agree to the terms to go on.',
    'Please allow the call: it is how we answer.',
  ])
  expect(screen.getByLabelText('YOUR NAME').getAttribute('aria-invalid')).toBe('true')
})

test('an e-mail address that is none and a number with letters are refused in words', async () => {
  bikeIsKnown()
  const { user } = renderRoute(address)
  await fillIn(user)
  await user.type(screen.getByLabelText('EMAIL ADDRESS'), '@')
  await user.type(screen.getByLabelText('CONTACT NUMBER'), 'x')
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect((await screen.findAllByText('Please use digits only.')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Please enter an e-mail address like name@example.com.').length).toBeGreaterThan(
    0,
  )
})

test('a bike nobody knows leaves the model to be typed, with the catalogue to choose from', async () => {
  server.use(
    fails('getBike', 'not_found'),
    fails('listVariants', 'not_found'),
    fails('listColours', 'not_found'),
    answers('listModelCards', [aModelCard()]),
  )
  renderRoute('/text-ride-booking?bikeName=NOPE')
  const model = await screen.findByLabelText('SELECT MODEL YOU WANT')
  expect(model).toHaveProperty('readOnly', false)
  const list = document.getElementById(model.getAttribute('list') ?? '')
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['SP125'])
})

test('offers the colours of the bike before those of the five that none of them is a shade of', async () => {
  bikeIsKnown()
  renderRoute(address)
  const select = await screen.findByLabelText('SELECT COLOUR')
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a colour', 'Pearl Siren Blue', 'Black', 'Red', 'White', 'Grey'])
})

test('without its colours the five of every model are offered', async () => {
  server.use(
    answers('getBike', { bike: aBike() }),
    answers('listVariants', []),
    fails('listColours', 'unavailable'),
  )
  renderRoute(address)
  expect(within(await screen.findByLabelText('SELECT COLOUR')).getAllByRole('option')).toHaveLength(6)
})

test('shows bike, price note and the way to finance', async () => {
  bikeIsKnown()
  renderRoute(address)
  expect(await screen.findByText(texts.bike.priceNote)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).getAttribute('href')).toBe(
    '/finance?bikeName=SP125',
  )
})

test('the bike costs what it costs on the road where the device asked for that', async () => {
  bikeIsKnown()
  showOnRoadPrices()
  renderRoute(address)
  const bike = within(await screen.findByRole('complementary', { name: 'Your bike' }))
  expect(bike.getByText('₹1,06,771')).toBeTruthy()
  expect(bike.getByText(onRoadNote)).toBeTruthy()
})

const variants = [aVariant(), aVariant({ id: 2, name: 'Disc', price: 95_500 })]

test('the chosen variant with its price and colour arrive, and are sent', async () => {
  const calls: SeenCall[] = []
  server.use(
    ...knownBike({}, variants),
    answers('sendProductEnquiry', aReceipt(texts.productEnquiry.success), (call) => calls.push(call)),
  )
  const { user } = renderRoute(`${address}&variant=Disc&colour=Black`)
  expect(await screen.findByLabelText('SELECT COLOUR')).toHaveProperty('value', 'Black')
  expect(screen.getByLabelText('VARIANT')).toHaveProperty('value', 'Disc')
  expect(screen.getByText('₹95,500')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).getAttribute('href')).toBe(
    '/finance?bikeName=SP125&variant=Disc',
  )
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  await screen.findByRole('heading', { name: texts.productEnquiry.success })
  expect(calls[0]?.body).toMatchObject({ model: 'SP125', variant: 'Disc' })
  const { seen } = readEnquiryContext(calls[0]?.headers.get('x-enquiry-context') ?? null) ?? {}
  expect(seen).toMatchObject({ Model: 'SP125', Variant: 'Disc, ₹95,500' })
  expect(seen?.Price).toMatch(/^₹95,500/)
})

test('another variant can be chosen, keeps what was typed, and shows its price', async () => {
  server.use(...knownBike({}, variants))
  const { user, path } = renderRoute(address)
  expect(await screen.findByLabelText('VARIANT')).toHaveProperty('value', 'Drum')
  await user.type(screen.getByLabelText('YOUR NAME'), 'Bijaya')
  await user.selectOptions(screen.getByLabelText('Variant'), 'Disc')
  expect(screen.getByLabelText('VARIANT')).toHaveProperty('value', 'Disc')
  expect(screen.getByText('₹95,500')).toBeTruthy()
  expect(screen.getByLabelText('YOUR NAME')).toHaveProperty('value', 'Bijaya')
  expect(path()).toContain('variant=Disc')
})

test('a price that comes along with a link is never shown', async () => {
  server.use(...knownBike({}, variants))
  server.use(answers('listModelCards', []))
  renderRoute('/text-ride-booking', { bikeName: 'SP125', bikePrice: 1 })
  expect(await screen.findByText('₹91,771')).toBeTruthy()
  expect(screen.queryByText('₹1')).toBeNull()
})
