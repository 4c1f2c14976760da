import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aBike, aVariant } from '#web/testing/builders/catalogue.ts'
import { aDealer, aDealership } from '#web/testing/builders/dealership.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

// A file of its own, because the pages of a visit share the facts of the dealership.
beforeEach(() => server.use(answers('getDealership', aDealership({ loan: null }))))

test('the page of a model says no instalment', async () => {
  server.use(
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [aVariant(), aVariant({ id: 2, name: 'Disc' })]),
    answers('listColours', []),
    answers('listFeatures', []),
    answers('listMotorcycles', []),
    answers('listDealers', [aDealer()]),
  )
  renderRoute('/view-details?bikeName=SP125&type=motorcycle')
  expect(await screen.findByLabelText('Variant')).toBeTruthy()
  // The last part of the page, which asks about fuel and service, says what a month costs in its own words.
  expect(await screen.findByRole('heading', { name: 'Does it fit you?' })).toBeTruthy()
  expect(screen.queryByText(/EMI from|\d a month|% down/)).toBeNull()
})

test('neither cards nor filters speak of one', async () => {
  const models = [109, 124, 184, 348].map((engine) => someModelFacts({ bikeName: `BIKE${engine}`, engine }))
  server.use(answers('listModelFacts', models))
  const { user } = renderRoute('/models')
  await user.click(await screen.findByRole('button', { name: 'All filters' }))
  expect(await screen.findByRole('group', { name: 'Engine size' })).toBeTruthy()
  expect(screen.queryByText(/a month/)).toBeNull()
})
