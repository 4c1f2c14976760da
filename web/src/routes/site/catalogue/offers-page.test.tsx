import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aModelCard } from '#web/testing/builders/catalogue.ts'
import { anOffer } from '#web/testing/builders/content.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const scenario: FormScenario = {
  address: '/offers',
  endpoint: 'sendOfferEnquiry',
  ready: () => [answers('listOffers', [anOffer()])],
  entries: {
    Name: 'Bijaya',
    'E-mail': 'bijaya@mail.example',
    Contact: '98765 43210',
    'I agree to the terms and conditions.': true,
    'You may call me about this enquiry.': true,
  },
  submit: 'Ask for this offer',
  body: {
    name: 'Bijaya',
    email: 'bijaya@mail.example',
    contact: '98765 43210',
    agree: true,
    // The enquiry names the offer beside the form, so that staff can read it in the report when the offer has
    // long ended.
    offerId: anOffer().id,
    offerTitle: anOffer().title,
  },
  success: texts.offerEnquiry.success,
  serverFailure: () => texts.offerEnquiry.failure,
  networkFailure: texts.offerEnquiry.failure,
}

describe('the offer form', () => {
  behavesAsForm(scenario)

  test('asks for all four and the call, with nothing ticked', async () => {
    const user = await openForm(scenario)
    await user.click(screen.getByRole('button', { name: scenario.submit }))
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(5)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      false,
      false,
    ])
    expect(screen.getAllByText('Please agree to the terms to go on.')).toHaveLength(2)
  })
})

test('beside the thanks stay the reference, the promise and the way to look it up, until the next enquiry', async () => {
  const promisedAt = new Date(Date.now() + 3_600_000).toISOString()
  server.use(answers('sendOfferEnquiry', aReceipt(scenario.success, { promisedAt })))
  const user = await openForm(scenario)
  await fillIn(user, scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect(await screen.findByText(/^We call you by \d+:\d\d [ap]m (today|tomorrow)\.$/)).toBeTruthy()
  // An exact promise replaces the general one.
  expect(screen.getByText('On the phone we tell you what the offer means for your two-wheeler.')).toBeTruthy()
  expect(screen.getByText('K7QM-2F9D')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Check its status' })
  expect(link.getAttribute('href')).toBe('/enquiry-status?reference=K7QM2F9D')
  await user.click(screen.getByRole('button', { name: 'Send another enquiry' }))
  expect(await screen.findByRole('button', { name: scenario.submit })).toBeTruthy()
})

test('the latest offer is the one with the highest id', async () => {
  server.use(
    answers('listOffers', [
      anOffer({ id: 2, title: 'Older' }),
      anOffer({ id: 7, title: 'Latest' }),
      anOffer({ id: 5, title: 'Old' }),
    ]),
  )
  renderRoute('/offers')
  expect(await screen.findByRole('heading', { name: 'Latest' })).toBeTruthy()
  expect(screen.queryByText('Older')).toBeNull()
})

test('no offer is said, and the form asks for none and promises nothing about one', async () => {
  server.use(
    answers('listOffers', []),
    answers('sendOfferEnquiry', aReceipt(scenario.success, { promisedAt: null })),
  )
  const { user } = renderRoute('/offers')
  expect(await screen.findByText('No offer right now')).toBeTruthy()
  const card = within(await screen.findByRole('region', { name: 'Ask about our offers' }))
  // The code of the form may come later than the page's state; the form then says what the page says.
  await card.findByRole('button', { name: 'Ask about our offers' })
  expect(screen.queryByText(/this offer|within one working day/)).toBeNull()
  await user.type(await card.findByLabelText('Name'), 'Bijaya')
  await user.type(card.getByLabelText('E-mail'), 'bijaya@mail.example')
  await user.type(card.getByLabelText('Contact'), '98765 43210')
  await user.click(card.getByRole('checkbox', { name: /agree to the terms/ }))
  await user.click(card.getByRole('checkbox', { name: /may call me/ }))
  await user.click(card.getByRole('button', { name: 'Ask about our offers' }))
  expect(await screen.findByText('We call you about our offers.')).toBeTruthy()
  expect(screen.queryByText(/this offer|the offer|within one working day/)).toBeNull()
})

test('offers that cannot be loaded can be asked for again', async () => {
  server.use(fails('listOffers', 'unavailable'))
  const { user } = renderRoute('/offers')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.use(answers('listOffers', [anOffer({ title: 'There again' })]))
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'There again' })).toBeTruthy()
})

test('an offer says until when it runs, for which models of the catalogue, and its terms', async () => {
  server.use(
    answers('listOffers', [
      anOffer({ to: '2026-11-30', models: ['SP125', 'GONE'], terms: 'While stock lasts.' }),
    ]),
    answers('listModelCards', [aModelCard(), aModelCard({ bike_name: 'LIVO', name: 'Livo' })]),
  )
  renderRoute('/offers')
  expect(await screen.findByText('Until 30 Nov 2026')).toBeTruthy()
  expect(screen.getByText('While stock lasts.')).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'SP125' })
  expect(link.getAttribute('href')).toBe('/view-details?bikeName=SP125')
  expect(within(screen.getByRole('article')).getAllByRole('link')).toHaveLength(1)
})
