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
  const choice = await screen.findByRole('button', { name: /^Up to 110 cc 1/ })
  await user.click(choice)
  expect(shown()).toEqual(['SHINE100'])
  expect(path()).toBe('/models?engine=-110')
  expect(screen.getByText('1 of 4 models')).toBeTruthy()
  expect(choice.ariaPressed).toBe('true')
  await user.click(choice)
  expect(shown()).toHaveLength(4)
  expect(path()).toBe('/models')
  await user.click(choice)
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(shown()).toHaveLength(4)
  expect(document.activeElement?.textContent).toBe('4 models')
})

test('the first choice of each filter is at hand, and all of them in a sheet', async () => {
  server.use(answers('listModelFacts', models))
  const { user, path } = renderRoute('/models')
  const row = within(await screen.findByRole('group', { name: 'Filters' }))
  const words = () => row.getAllByRole('button').map(({ textContent }) => textContent)
  const first = words()
  expect(first.slice(0, 2)).toEqual(['All filters', 'Up to ₹80,000 2 models'])
  expect(new Set(first).size).toBe(first.length)
  await user.click(row.getByRole('button', { name: 'All filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(sheet.getByText('Engine size'))
  await user.click(sheet.getByRole('button', { name: /^Over 400 cc 1/ }))
  expect(path()).toBe('/models?engine=400-')
  await user.click(sheet.getByRole('button', { name: 'Show 1 of 4 models' }))
  // One model is left: nothing can be narrowed further, and what is chosen can be taken back.
  expect(words()).toEqual(['All filters (1)', 'Up to 110 cc 1 model', 'Over 400 cc 1 model', 'Clear all'])
})

test('an amount that only an address names is shown, and taken back by a press', async () => {
  server.use(answers('listModelFacts', models))
  const { user, path } = renderRoute('/models?price=95000')
  await user.click(await screen.findByRole('button', { name: /^Up to ₹95,000 3/ }))
  expect(path()).toBe('/models')
})

test('twelve models come first and more with a press, which keeps the place and stands in the address', async () => {
  const many = Array.from({ length: 30 }, (_, index) => someModelFacts({ bikeName: `M${index + 1}` }))
  server.use(answers('listModelFacts', many))
  const { user, path } = renderRoute('/models')
  const more = await screen.findByRole('button', { name: 'Show 12 more' })
  expect(shown()).toHaveLength(12)
  await user.click(more)
  expect(shown()).toHaveLength(24)
  expect(path()).toBe('/models?shown=24')
  expect(document.activeElement?.textContent).toContain('M13')
  await user.click(screen.getByRole('button', { name: 'Show 6 more' }))
  expect(shown()).toHaveLength(30)
  expect(document.activeElement?.textContent).toContain('M25')
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name')
  expect(path()).toBe('/models?sort=name')
  expect(shown()).toHaveLength(12)
})

test('a card has three figures', async () => {
  const electric = { category: 'ev', engine: null, mileage: null, range: 102, weight: 118 } as const
  server.use(answers('listModelFacts', [someModelFacts(), someModelFacts({ bikeName: 'E', ...electric })]))
  renderRoute('/models')
  expect(await screen.findByText('124 cc · 63 km/l · 116 kg')).toBeTruthy()
  expect(screen.getByText('102 km range · 118 kg · seat 790 mm')).toBeTruthy()
})

test('a model that does not say is out of the counts, and that is said', async () => {
  server.use(answers('listModelFacts', models))
  const { user } = renderRoute('/models')
  await user.click(await screen.findByRole('button', { name: 'All filters' }))
  const engine = await screen.findByRole('group', { name: 'Engine size', hidden: true })
  expect(within(engine).getByText('1 model does not say.')).toBeTruthy()
})

test('an address shows what it asks for, in its order', async () => {
  server.use(answers('listModelFacts', models))
  renderRoute('/models?price=100000&sort=price')
  await screen.findByText('3 of 4 models')
  expect(shown()).toEqual(['SHINE100', 'OLD', 'SP125'])
})

test('a card says what the model costs on the road where the device asked for that, and by which price its EMI goes', async () => {
  server.use(answers('listModelFacts', models))
  showOnRoadPrices()
  renderRoute('/models?emi=4000&engine=110-125&sort=name')
  const card = await within(await screen.findByRole('main')).findByRole('link', { name: /on-road/ })
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
  expect(tray.queryByRole('button', { name: 'Take B out' })).toBeNull()
  const fold = tray.getByRole('button', { name: /^4 ?of 4$/ })
  await user.click(fold)
  await user.click(tray.getByRole('button', { name: 'Take B out' }))
  expect(document.activeElement?.ariaLabel).toBe('Chosen to compare')
  expect(tray.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?m=A&m=C&m=D')
  expect(screen.getByRole('button', { name: 'Compare: B' }).ariaPressed).toBe('false')
  await user.click(fold)
  expect(tray.queryByRole('button', { name: 'Clear all' })).toBeNull()
  await user.click(fold)
  await user.click(tray.getByRole('button', { name: 'Clear all' }))
  expect(screen.queryByRole('complementary', { name: 'Chosen to compare' })).toBeNull()
  expect(document.activeElement?.id).toBe('main')
})

test('a failure has words and Retry', async () => {
  server.use(fails('listModelFacts', 'unavailable'))
  const { user } = renderRoute('/models')
  await screen.findByText(/^Error loading bikes: /)
  server.use(answers('listModelFacts', models))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('4 models')).toBeTruthy()
})
