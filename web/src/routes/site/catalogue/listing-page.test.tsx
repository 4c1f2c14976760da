import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aBike, aCatalogueBike, aVariant } from '#web/testing/builders/catalogue.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'

const bikes = answers('listMotorcycles', [
  aCatalogueBike(),
  aCatalogueBike({ id: 2, bikeName: 'XBLADE', name: 'X-Blade', price: 114_000, hasAngleView: false }),
])

test('choosing a model shows it large and puts it into the address', async () => {
  server.use(bikes)
  const { user, path } = renderRoute('/motorcycle')
  expect(await screen.findByRole('heading', { level: 2, name: 'SP125' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'X-Blade' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'X-Blade' })).toBeTruthy()
  expect(path()).toBe('/motorcycle?bike=XBLADE')
})

test('four buttons for a chosen model, three where there is no angle view', async () => {
  server.use(bikes)
  const { user } = renderRoute('/motorcycle')
  const chosen = within(await screen.findByRole('region', { name: 'Chosen model' }))
  expect(chosen.getByRole('link', { name: 'Angle View' }).getAttribute('href')).toBe(
    '/angle-view?bikeName=SP125',
  )
  expect(chosen.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
    '/view-details?bikeName=SP125&type=motorcycle',
  )
  expect(chosen.getByRole('link', { name: 'E-Brochure' }).getAttribute('href')).toMatch(/brochure\.pdf$/)
  await user.click(screen.getByRole('button', { name: 'X-Blade' }))
  await screen.findByRole('heading', { level: 2, name: 'X-Blade' })
  expect(screen.queryByRole('link', { name: 'Angle View' })).toBeNull()
})

test.each([
  { gigabytes: 4, times: 0 },
  { gigabytes: 8, times: 1 },
])('with $gigabytes GB the picture grows into the page of its model $times times', async (device) => {
  server.use(
    bikes,
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [aVariant()]),
    answers('listColours', []),
    answers('listFeatures', []),
    answers('listDealers', []),
  )
  const startViewTransition = vi.fn((update: () => void) => {
    update()
    return { finished: Promise.resolve() }
  })
  Object.assign(document, { startViewTransition })
  Object.assign(navigator, { deviceMemory: device.gigabytes })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'startViewTransition')
    Reflect.deleteProperty(navigator, 'deviceMemory')
  })
  const { user } = renderRoute('/motorcycle')
  await user.click(await screen.findByRole('link', { name: 'View Details' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'SP125' })).toBeTruthy()
  expect(startViewTransition).toHaveBeenCalledTimes(device.times)
})

test('EMI opens the calculator with the price of the chosen bike', async () => {
  server.use(bikes)
  const { user } = renderRoute('/motorcycle?bike=XBLADE')
  await user.click(await screen.findByRole('button', { name: 'EMI' }))
  const dialog = await screen.findByRole('dialog', { name: 'EMI calculator: X-Blade' })
  expect(await within(dialog).findByLabelText('Price')).toHaveProperty('value', '1,14,000')
})

test('no bikes are an answer', async () => {
  server.use(answers('listElectricScooters', []))
  renderRoute('/ev')
  expect(await screen.findByText(texts.modelList.empty)).toBeTruthy()
})

test('failures have the words of the specification, and Retry', async () => {
  server.use(fails('listScooters', 'unavailable'))
  const { user } = renderRoute('/scooters')
  expect(await screen.findByText(texts.modelList.scootersFailed)).toBeTruthy()
  server.use(answers('listScooters', [aCatalogueBike({ name: 'Dio 110' })]))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Dio 110' })).toBeTruthy()
})

test('the other lists say why they failed', async () => {
  server.use(fails('listBigBikes', 'unavailable'))
  renderRoute('/bigWing')
  expect(await screen.findByText(/^Error loading bikes: /)).toBeTruthy()
})

test('an electric scooter says motor and range', async () => {
  const { specs } = aCatalogueBike()
  server.use(
    answers('listElectricScooters', [
      aCatalogueBike({ specs: { ...specs, engine: '6 kW motor', range: '102 km' } }),
    ]),
  )
  renderRoute('/ev')
  await screen.findByRole('heading', { level: 2, name: 'SP125' })
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  expect(terms).toEqual(['Motor', 'Range', 'Power', 'Transmission'])
})

test('a lost connection is told in our words and not in those of a browser', async () => {
  server.use(unreachable('listMotorcycles'))
  renderRoute('/motorcycle')
  expect(await screen.findByText('Error loading bikes: There is no connection to the server.')).toBeTruthy()
})

test('below the chosen model stand all of its line alone, and each can be put aside', async () => {
  server.use(
    bikes,
    answers('listModelFacts', [
      someModelFacts(),
      someModelFacts({ bikeName: 'XBLADE', name: 'X-Blade' }),
      someModelFacts({ bikeName: 'DIO', name: 'Dio', category: 'scooter' }),
    ]),
  )
  const { user } = renderRoute('/motorcycle?bike=XBLADE')
  const all = within(await screen.findByRole('region', { name: /: all models$/ }))
  expect(await all.findByRole('link', { name: /^X-Blade/ })).toBeTruthy()
  expect(all.queryByRole('link', { name: /^Dio/ })).toBeNull()
  // So few models need no filters.
  expect(all.queryByRole('group', { name: 'Filters' })).toBeNull()
  const box = await screen.findByRole('button', { name: 'Compare: X-Blade' })
  await user.click(box)
  expect(box.ariaPressed).toBe('true')
  expect(JSON.parse(localStorage.getItem('compared') ?? '')).toEqual([
    { bikeName: 'XBLADE', name: 'X-Blade' },
  ])
})

test('the cards of a line are there before filters and comparison, and more come with a press', async () => {
  vi.stubGlobal('IntersectionObserver', Distant)
  onTestFinished(() => void vi.unstubAllGlobals())
  const many = Array.from({ length: 14 }, (_, index) => someModelFacts({ bikeName: `M${index + 1}` }))
  server.use(bikes, answers('listModelFacts', many))
  const { user, path } = renderRoute('/motorcycle')
  const all = within(await screen.findByRole('region', { name: /: all models$/ }))
  await user.click(await all.findByRole('button', { name: 'Show 2 more' }))
  expect(all.getAllByRole('link')).toHaveLength(14)
  expect(path()).toBe('/motorcycle?shown=24')
  expect(all.queryByRole('group', { name: 'Filters' })).toBeNull()
})

/** An observer for which nothing ever comes near the screen. */
class Distant {
  observe = () => undefined
  disconnect = () => undefined
}
