import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { aBike, aVariant } from '#web/testing/builders/catalogue.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { onRoadNote, showOnRoadPrices } from '#web/testing/on-road.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, answersError, answersPath, server, unreachable } from '#web/testing/server.ts'

const bikes = {
  SP125: aBike({ engine: { bore: '50 mm', maxPower: '8 kW' } }),
  LIVO: aBike({ bikeName: 'LIVO', name: 'Livo', engine: { bore: '50 mm', maxPower: '6 kW' } }),
}
const variants = [aVariant({ name: 'Drum', price: 80_000 }), aVariant({ id: 2, name: 'Disc', price: 90_000 })]

beforeEach(() =>
  server.use(
    answersPath('get', '/api/bikeView/:bikeName', ({ url }) => ({
      bike: bikes[url.pathname.split('/').at(-1) as keyof typeof bikes],
    })),
    answers('listVariants', variants),
    answers('listColours', []),
    answers('listModelFacts', [someModelFacts(), someModelFacts({ bikeName: 'LIVO', name: 'Livo' })]),
  ),
)

const rows = () => screen.getAllByRole('rowheader').map((row) => row.textContent)

test('what differs stands there, equal rows are folded and come back on a press', async () => {
  const { user, path } = renderRoute('/compare?m=SP125~Disc&m=LIVO~Drum')
  await screen.findByRole('table', { name: 'SP125 Disc, Livo Drum' })
  expect(rows()).toContain('Max Power')
  expect(rows()).not.toContain('Bore')
  await user.click(screen.getByRole('checkbox', { name: /^Show equal rows/ }))
  expect(rows()).toContain('Bore')
  expect(rows()).toContain('Max Power≠ differs')
  expect(path()).toContain('equal=1')
})

test('the lower price is marked, and each model leads on with its variant', async () => {
  renderRoute('/compare?m=SP125~Disc&m=LIVO~Drum')
  const mark = await screen.findByText('Lowest')
  expect(mark.closest('td')?.textContent).toContain('₹80,000')
  expect(screen.getByRole('link', { name: 'Test ride: SP125 Disc' }).getAttribute('href')).toBe(
    '/text-ride-booking?bikeName=SP125&variant=Disc',
  )
  // One door to money: the calculator leads on to finance.
  expect(screen.getByRole('button', { name: 'EMI: Livo Drum' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /finance: /i })).toBeNull()
})

test('prices on the road stand in the heads and in a row of their own, and the lowest stays that of the showroom', async () => {
  showOnRoadPrices(['LIVO'])
  renderRoute('/compare?m=SP125~Disc&m=LIVO~Drum')
  const row = (await screen.findByRole('rowheader', { name: 'On-road' })).closest('tr')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual(['₹1,05,000', 'from ₹95,000'])
  expect(screen.getByText('₹1,05,000', { selector: 'li p > span' }).closest('p')?.textContent).toBe(
    '₹1,05,000 on-road',
  )
  expect(screen.getByText('Lowest').closest('td')?.textContent).toContain('₹80,000')
  const main = within(screen.getByRole('main'))
  // No stop stands behind it, which would be a Latin one in Odia and Hindi too.
  expect(main.getByText(new RegExp(onRoadNote)).textContent).toMatch(new RegExp(`^${onRoadNote}$`))
})

test('EMI opens the calculator with the price of the variant', async () => {
  const { user } = renderRoute('/compare?m=SP125~Disc&m=LIVO')
  await user.click(await screen.findByRole('button', { name: 'EMI: SP125 Disc' }))
  const dialog = await screen.findByRole('dialog', { name: 'EMI calculator: SP125 Disc' })
  expect(await within(dialog).findByLabelText('Price')).toHaveProperty('value', '90,000')
})

test('a column is changed, taken out and added by the page itself', async () => {
  const { user, path } = renderRoute('/compare?m=SP125~Disc')
  await user.selectOptions(await screen.findByLabelText('Add one more to compare'), 'Livo')
  await screen.findByRole('table', { name: 'SP125 Disc, Livo Drum' })
  expect(path()).toBe('/compare?m=SP125%7EDisc&m=LIVO')
  const [, second] = screen.getAllByLabelText('Variant')
  if (!second) throw new Error('no second column')
  await user.selectOptions(second, 'Disc')
  await screen.findByRole('table', { name: 'SP125 Disc, Livo Disc' })
  await user.click(screen.getByRole('button', { name: 'Remove: SP125 Disc' }))
  await screen.findByRole('table', { name: 'Livo Disc' })
  expect(path()).toBe('/compare?m=LIVO%7EDisc')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Compare' }))
})

test('a model or variant that is not sold is answered in words, and the others stand', async () => {
  server.use(answersError('getBike', 'not_found', {}))
  renderRoute('/compare?m=GONE')
  expect(await screen.findByText(/^We have no model called GONE\./)).toBeTruthy()
  expect(await screen.findByLabelText('First model')).toBeTruthy()
})

test('a variant that is not sold gives way to the first', async () => {
  renderRoute('/compare?m=SP125~Chrome')
  expect(await screen.findByText('The SP125 is not sold as Chrome; here is Drum.')).toBeTruthy()
})

test('without models in its address the page shows what was put aside on the device', async () => {
  localStorage.setItem('compared', JSON.stringify([{ bikeName: 'LIVO', name: 'Livo' }]))
  const { path } = renderRoute('/compare')
  await screen.findByRole('table', { name: 'Livo Drum' })
  expect(path()).toBe('/compare?m=LIVO')
})

test('without a connection the models that the device keeps are compared, and the others are named and stay chosen', async () => {
  server.use(
    http.get('/api/bikeView/LIVO', () => HttpResponse.error()),
    answersPath('get', '/api/bikeView/SP125', () => ({ bike: bikes.SP125 })),
  )
  const { user, path } = renderRoute('/compare?m=SP125~Disc&m=LIVO~Drum')
  await screen.findByRole('table', { name: 'SP125 Disc' })
  expect(screen.getByText(/^Livo: not kept on this device/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Variant'), 'Drum')
  expect(path()).toBe('/compare?m=SP125%7EDrum&m=LIVO%7EDrum')
  server.use(answersPath('get', '/api/bikeView/LIVO', () => ({ bike: bikes.LIVO })))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('table', { name: 'SP125 Drum, Livo Drum' })
})

test('where no model of a comparison is kept, the page says so and leads on', async () => {
  server.use(unreachable('getBike'))
  renderRoute('/compare?m=SP125~Disc&m=LIVO')
  expect(await screen.findByText(/^The chosen models: not kept on this device/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all models' }).getAttribute('href')).toBe('/models')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
