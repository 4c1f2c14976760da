import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aBike, aModelCard, aVariant } from '#web/testing/builders/catalogue.ts'
import { behavesAsForm, type FormScenario, openForm } from '#web/testing/form-scenario.ts'
import { showOnRoadPrices } from '#web/testing/on-road.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const models = () =>
  answers('listModelCards', [aModelCard(), aModelCard({ bike_name: 'LIVO', name: 'LIVO' })])

const scenario: FormScenario = {
  address: '/finance',
  endpoint: 'sendFinanceEnquiry',
  ready: () => [models()],
  entries: {
    Name: 'Bijaya',
    Contact: 'tel. 98765-43210',
    Model: 'LIVO',
    'Loan amount in rupees': '60000',
    'Proof of address (POA)': { choose: 'Gas bill' },
    'Proof of identity (POI)': { choose: 'Voter ID' },
  },
  submit: 'Send enquiry',
  body: {
    name: 'Bijaya',
    email: '',
    contact: '9876543210',
    model: 'LIVO',
    variant: '',
    loanAmount: '60000',
    message: '',
    agreed: false,
    selectedPOA: 'Gas bill',
    selectedPOI: 'Voter ID',
  },
  success: texts.finance.success,
  serverFailure: texts.finance.failure,
  networkFailure: texts.finance.network,
}

behavesAsForm(scenario)

test('the number keeps its digits only, while it is typed, and the caret its place', async () => {
  const user = await openForm(scenario)
  const contact = screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact' })
  await user.type(contact, '98a7')
  expect(contact.value).toBe('987')
  await user.type(contact, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(contact.value).toBe('987')
  expect(contact.selectionStart).toBe(1)
})

test('digits of Odia stay as they are typed', async () => {
  const user = await openForm(scenario)
  const contact = screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact' })
  await user.type(contact, '୯୮x୬୧୦ 00003')
  expect(contact.value).toBe('୯୮୬୧୦00003')
})

test('offers the catalogue as models', async () => {
  await openForm(scenario)
  const options = await screen.findAllByRole('option', { hidden: true })
  const list = document.getElementById(screen.getByLabelText('Model').getAttribute('list') ?? '')
  expect(options.length).toBeGreaterThan(0)
  await expect
    .poll(() => [...(list?.children ?? [])].map((option) => option.getAttribute('value')))
    .toEqual(['SP125', 'LIVO'])
})

test('a bike in the address fills in the model and the price of the variant that was meant', async () => {
  server.use(
    models(),
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [
      { id: 1, name: 'Drum', price: 91_771 },
      { id: 2, name: 'Disc', price: 95_500 },
    ]),
  )
  renderRoute('/finance?bikeName=SP125&variant=Disc')
  expect(await screen.findByLabelText('Model')).toHaveProperty('value', 'SP125')
  expect(screen.getByLabelText('Loan amount in rupees')).toHaveProperty('value', '95500')
  expect(screen.getByText('For the SP125 Disc at ₹95,500 ex-showroom.')).toBeTruthy()
  expect(screen.getByLabelText(/^Variant/)).toHaveProperty('value', 'Disc')
})

test('a loan that was worked out arrives in the form, from another page and from this one', async () => {
  server.use(models(), answers('getBike', { bike: aBike() }), answers('listVariants', []))
  Element.prototype.scrollIntoView = () => undefined
  const { user } = renderRoute('/finance?bikeName=SP125&loan=60000')
  expect(await screen.findByLabelText('Loan amount in rupees')).toHaveProperty('value', '60000')
  await user.type(screen.getByLabelText('Name'), 'Bijaya')
  await user.click(screen.getByRole('button', { name: 'EMI calculator' }))
  const dialog = within(await screen.findByRole('dialog'))
  const typed = await dialog.findByLabelText('Loan amount')
  await user.clear(typed)
  await user.type(typed, '45,000')
  await user.click(dialog.getByRole('link', { name: 'Ask for this loan' }))
  await expect
    .poll(() => screen.getByLabelText<HTMLInputElement>('Loan amount in rupees').value)
    .toBe('45000')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bijaya')
})

test('with prices on the road the form names that price and its loan, and the variants too', async () => {
  showOnRoadPrices()
  server.use(
    models(),
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [aVariant(), aVariant({ id: 2, name: 'Disc', price: 95_500 })]),
  )
  renderRoute('/finance?bikeName=SP125&variant=Disc')
  expect(await screen.findByText('For the SP125 Disc, ₹1,10,500 on-road.')).toBeTruthy()
  expect(screen.getByLabelText('Loan amount in rupees')).toHaveProperty('value', '110500')
  expect(screen.getByRole('option', { name: 'Drum, ₹1,06,771' })).toBeTruthy()
})

test.each([
  ['on-road', 102_761, 'For the SP125. You worked the loan out from ₹1,02,761 on-road.'],
  ['ex-showroom', 80_000, 'For the SP125. You worked the loan out from ₹80,000 ex-showroom.'],
  ['ex-showroom', 91_771, 'For the SP125 at ₹91,771 ex-showroom.'],
])('a loan for a price that is %s, ₹%i, comes with that price', async (kind, rupees, words) => {
  server.use(models(), answers('getBike', { bike: aBike() }), answers('listVariants', []))
  renderRoute('/finance?bikeName=SP125&loan=82261', { reckoned: { rupees, kind } })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText('Loan amount in rupees')).toHaveProperty('value', '82261')
})

test('what was typed for one model gives way to what another was chosen with', async () => {
  const sp125 = () => [
    models(),
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [aVariant(), aVariant({ id: 2, name: 'Disc', price: 95_500 })]),
  ]
  server.use(...sp125())
  const { user } = renderRoute('/finance?bikeName=SP125')
  const loan = await screen.findByLabelText('Loan amount in rupees')
  await user.type(screen.getByLabelText('Name'), 'Bijaya')
  await user.clear(loan)
  await user.type(loan, '75000')
  await user.selectOptions(screen.getByLabelText(/^Variant/), 'Disc')
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
  }
  leave()

  server.use(...sp125())
  renderRoute('/finance?bikeName=SP125')
  expect(await screen.findByLabelText('Loan amount in rupees')).toHaveProperty('value', '75000')
  expect(screen.getByLabelText(/^Variant/)).toHaveProperty('value', 'Disc')
  leave()

  server.use(
    models(),
    answers('getBike', { bike: aBike({ bikeName: 'ACTIVA110', name: 'Activa 110' }) }),
    answers('listVariants', [aVariant({ name: 'Smart', price: 88_918 })]),
  )
  renderRoute('/finance?bikeName=ACTIVA110&loan=60000')
  expect(await screen.findByLabelText('Loan amount in rupees')).toHaveProperty('value', '60000')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bijaya')
  expect(screen.getByLabelText('Model')).toHaveProperty('value', 'Activa 110')
  expect(screen.getByLabelText(/^Variant/)).toHaveProperty('value', 'Smart')
})

test('a model that was typed gives way to the one a link names', async () => {
  server.use(models())
  const { user } = renderRoute('/finance')
  await user.type(await screen.findByLabelText('Model'), 'Shine 125')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  server.use(models(), answers('getBike', { bike: aBike() }), answers('listVariants', []))
  renderRoute('/finance?bikeName=SP125')
  expect(await screen.findByLabelText('Model')).toHaveProperty('value', 'SP125')
})

test('a loan that is asked for takes the place of one that was typed', async () => {
  const user = await openForm(scenario)
  Element.prototype.scrollIntoView = () => undefined
  await user.type(screen.getByLabelText('Loan amount in rupees'), '50000')
  await user.click(screen.getByRole('button', { name: 'EMI calculator' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Loan amount'), '70,000')
  await user.click(dialog.getByRole('link', { name: 'Ask for this loan' }))
  await expect
    .poll(() => screen.getByLabelText<HTMLInputElement>('Loan amount in rupees').value)
    .toBe('70000')
})

test('a loan that was typed outlives a price that changes meanwhile', async () => {
  server.use(models(), answers('getBike', { bike: aBike() }), answers('listVariants', [aVariant()]))
  const { user, refresh } = renderRoute('/finance?bikeName=SP125')
  const loan = await screen.findByLabelText('Loan amount in rupees')
  await user.clear(loan)
  await user.type(loan, '60000')
  server.use(answers('listVariants', [aVariant({ price: 97_000 })]))
  await refresh()
  expect(await screen.findByText('For the SP125 Drum at ₹97,000 ex-showroom.')).toBeTruthy()
  expect(loan).toHaveProperty('value', '60000')
})

test('a price made up in the address is not believed, an unknown bike leaves the form empty', async () => {
  server.use(models(), answers('getBike', { bike: aBike() }), answers('listVariants', []))
  renderRoute('/finance?bikeName=SP125&price=1')
  expect(await screen.findByLabelText('Loan amount in rupees')).toHaveProperty('value', '91771')
})

test('a bike nobody knows leaves the form empty', async () => {
  server.use(models(), fails('getBike', 'not_found'), fails('listVariants', 'not_found'))
  renderRoute('/finance?bikeName=NOPE')
  expect(await screen.findByLabelText('Model')).toHaveProperty('value', '')
})
