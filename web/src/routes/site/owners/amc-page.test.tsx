import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aModelCard } from '#web/testing/builders/catalogue.ts'
import { anOtherModel } from '#web/testing/builders/content.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'

const others = answers('listOtherModels', [
  anOtherModel(),
  anOtherModel({ name: 'Comet', code: 'old-comet' }),
  anOtherModel({ name: 'Club Comet', code: 'club-comet', form: 'club' }),
])
const models = answers('listModelCards', [aModelCard({ bike_name: 'ACTIVA110', name: 'Activa 110' })])

const scenario: FormScenario = {
  address: '/amc',
  endpoint: 'sendAmcEnquiry',
  ready: () => [models, others],
  entries: {
    Name: 'ବିଜୟ',
    Model: { choose: 'Comet' },
    'Year of purchase': '2022',
    'Registration number': 'OD 05 AB 1234',
    'E-mail': 'bijaya@mail.example',
    'Contact number': '98765 43210',
  },
  submit: 'Send enquiry',
  body: {
    model: 'old-comet',
    enteredModel: '',
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

test.each([
  ['/amc', 'Send enquiry'],
  ['/extendedWarranty', 'Send enquiry'],
  ['/service-booking', 'Book service'],
])('%s lists the models of today, then the dealer’s others, then another', async (address, submit) => {
  await openForm({ ...scenario, address, submit })
  const select = within(screen.getByRole('combobox', { name: /^Model/ }))
  expect(select.getAllByRole('group').map((group) => group.getAttribute('label'))).toEqual([
    'Current models',
    'Older models',
  ])
  const names = select.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['Choose your model', 'Activa 110', 'Jet 100'])
  expect(names.slice(3)).toEqual(['Comet', 'Another model'])
})

test('a model of today is sent by its name in the catalogue, another one as it was typed', async () => {
  const calls: SeenCall[] = []
  server.use(answers('sendAmcEnquiry', aReceipt(texts.amc.success), (call) => calls.push(call)))
  const user = await openForm(scenario)
  await fillIn(user, { ...scenario, entries: { ...scenario.entries, Model: { choose: 'Activa 110' } } })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await user.click(await screen.findByRole('button', { name: 'Ask for another vehicle' }))
  const other = { ...scenario.entries, Model: { choose: 'Another model' } }
  await fillIn(user, { ...scenario, entries: other })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect(await screen.findByText(texts.amc.required)).toBeTruthy()
  await user.type(screen.getByLabelText(/^Another model/), 'CD 100')
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await expect.poll(() => calls.length).toBe(2)
  expect(calls.map(({ body }) => body)).toMatchObject([
    { model: 'ACTIVA110', enteredModel: '' },
    { model: 'Another model', enteredModel: 'CD 100' },
  ])
})

test('without the catalogue the older models and the field are still there', async () => {
  await openForm({ ...scenario, ready: () => [fails('listModelCards', 'unavailable'), others] })
  expect(within(screen.getByRole('combobox', { name: /^Model/ })).getAllByRole('option')).toHaveLength(4)
})

test('a dealer without other models offers those of the catalogue', async () => {
  await openForm({ ...scenario, ready: () => [models] })
  const select = within(screen.getByRole('combobox', { name: /^Model/ }))
  expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose your model',
    'Activa 110',
    'Another model',
  ])
})

test('nothing is said of the contract while nobody wrote what it covers', async () => {
  await openForm({ ...scenario, ready: () => [models, answers('getPageText', { blocks: [] })] })
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the text' })).toBeNull())
  expect(screen.queryByRole('region', { name: 'What you get' })).toBeNull()
})
