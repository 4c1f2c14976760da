import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { showOnRoadPrices } from '#web/testing/on-road.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const models = [
  someModelFacts({ bikeName: 'SHINE100', name: 'Shine 100', price: 66_900, engine: 98.98, weight: 99 }),
  someModelFacts({ bikeName: 'SP125', price: 91_771 }),
  someModelFacts({ bikeName: 'OLD', name: 'Old One', price: 70_000, engine: null }),
  someModelFacts({
    bikeName: 'CB650R',
    category: 'bigwing',
    bodyType: 'naked',
    price: 920_000,
    engine: 649,
    weight: 205,
    abs: 'dual',
  }),
]

const shown = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link', { name: /ex-showroom/ })
    .map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('bikeName'))

test('a choice narrows the grid, stands in the address, and is taken back', async () => {
  server.use(answers('listModelFacts', models))
  const { user, path } = renderRoute('/models')
  await user.click(await screen.findByRole('button', { name: /^Up to 110 cc/ }))
  expect(shown()).toEqual(['SHINE100'])
  expect(path()).toBe('/models?engine=-110')
  expect(screen.getByText('1 of 4 models')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take back: Engine size: Up to 110 cc' }))
  expect(shown()).toHaveLength(4)
  expect(path()).toBe('/models')
  expect(document.activeElement?.textContent).toBe('4 models')
})

test('a model that does not say is out of the counts, and that is said', async () => {
  server.use(answers('listModelFacts', models))
  renderRoute('/models')
  const engine = await screen.findByRole('group', { name: 'Engine size' })
  expect(within(engine).getByText('1 model does not say.')).toBeTruthy()
})

test('an address shows what it asks for, in its order', async () => {
  server.use(answers('listModelFacts', models))
  renderRoute('/models?price=100000&sort=price')
  await screen.findByText('3 of 4 models')
  expect(shown()).toEqual(['SHINE100', 'OLD', 'SP125'])
})

test('a card says what the model costs on the road where the device asked for that, and by which price its EMI goes', async () => {
  server.use(answers('listModelFacts', [someModelFacts({ price: 91_771 })]))
  showOnRoadPrices()
  renderRoute('/models')
  const card = within(await screen.findByRole('main')).getByRole('link', { name: /on-road/ })
  expect(card.textContent).toContain('₹1,06,771')
  expect(screen.getByText(/a month of the ex-showroom price/)).toBeTruthy()
})

test('where nothing fits, the one filter to leave out is named with what it gives', async () => {
  server.use(answers('listModelFacts', models))
  const { user, path } = renderRoute('/models?engine=400-&price=100000')
  await user.click(await screen.findByRole('button', { name: 'Leave out “Engine size”: 3 models' }))
  expect(shown()).toHaveLength(3)
  expect(path()).toBe('/models?price=100000')
})

test('models are put aside, four at most, and the tray leads to their comparison', async () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((bikeName) => someModelFacts({ bikeName }))
  server.use(answers('listModelFacts', five))
  const { user } = renderRoute('/models')
  for (const name of ['A', 'B', 'C', 'D'])
    await user.click(await screen.findByRole('button', { name: `Compare: ${name}` }))
  expect(screen.getByRole('button', { name: '4 chosen already: E' }).ariaDisabled).toBe('true')
  const tray = within(await screen.findByRole('complementary', { name: 'Chosen to compare' }))
  await user.click(tray.getByRole('button', { name: 'Take B out' }))
  expect(document.activeElement?.ariaLabel).toBe('Chosen to compare')
  expect(tray.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?m=A&m=C&m=D')
  expect(screen.getByRole('button', { name: 'Compare: B' }).ariaPressed).toBe('false')
})

test('a failure has words and Retry', async () => {
  server.use(fails('listModelFacts', 'unavailable'))
  const { user } = renderRoute('/models')
  await screen.findByText(/^Error loading bikes: /)
  server.use(answers('listModelFacts', models))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('4 models')).toBeTruthy()
})
