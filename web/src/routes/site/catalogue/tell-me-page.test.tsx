import { screen } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { forgetDealership } from '#web/lib/dealership.tsx'
import { aBike, aColour, aVariant } from '#web/testing/builders/catalogue.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { behavesAsForm, type FormScenario } from '#web/testing/form-scenario.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const usual = aDealership()
const withStock = aDealership({ parts: { ...usual.parts, off: [] } })
beforeEach(() => forgetDealership())
afterAll(() => forgetDealership())

const scenario: FormScenario = {
  address: '/tell-me?bikeName=SP125&variant=Disc&colour=Black',
  endpoint: 'askForArrival',
  ready: () => [
    answers('getDealership', withStock),
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [aVariant(), aVariant({ id: 2, name: 'Disc', price: 95_500 })]),
    answers('listColours', [aColour(), aColour({ id: 2, name: 'Black', words: 'Black' })]),
  ],
  entries: {
    Name: 'Bijaya',
    'Mobile number': '98765 43210',
    'E-mail': 'bijaya@mail.example',
    'You may call me or write to me when one is here.': true,
  },
  submit: 'Tell me',
  body: {
    name: 'Bijaya',
    mobile: '98765 43210',
    email: 'bijaya@mail.example',
    model: 'SP125',
    variant: 'Disc',
    colour: 'Black',
  },
  success: texts.arrival.success,
  serverFailure: (message) => message,
  networkFailure: 'There is no connection to the server.',
}

describe('the form', () => behavesAsForm(scenario))

test('what is waited for stands above the form; without a colour in the address it is the first', async () => {
  server.use(...(scenario.ready?.() ?? []))
  renderRoute('/tell-me?bikeName=SP125')
  expect(await screen.findByRole('heading', { name: /^SP125 · Drum · / })).toBeTruthy()
})

test('an address that names no model that is sold leads to the models', async () => {
  server.use(
    answers('getDealership', withStock),
    fails('getBike', 'not_found'),
    answers('listVariants', []),
    answers('listColours', []),
  )
  renderRoute('/tell-me?bikeName=GONE')
  expect(await screen.findByText('Choose a model first')).toBeTruthy()
})
