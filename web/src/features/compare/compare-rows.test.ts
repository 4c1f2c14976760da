import { expect, test } from 'vitest'
import { aBike } from '#web/testing/builders/catalogue.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { type ComparedModel, compareSections } from './compare-rows.ts'

const instalmentOf = (price: number) => ({ rupees: price / 100, terms: 'terms' })
const figures = (mileage: string, source = 'the data sheet') => [
  { label: 'Mileage', figure: mileage, source },
]
const model = (given: Parameters<typeof aBike>[0], price = 90_000): ComparedModel => ({
  bike: aBike({ headlineFigures: [], bodyDimensions: {}, engine: {}, ...given }),
  variants: [],
  variant: undefined,
  price,
  colours: [],
})
const sections = (models: ComparedModel[], facts: Parameters<typeof compareSections>[1] = []) =>
  compareSections(models, facts, instalmentOf)
const rowOf = (models: ComparedModel[], label: string, facts?: Parameters<typeof compareSections>[1]) =>
  sections(models, facts)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)

test('rows are equal whatever their case and spaces, and unequal where one does not say', () => {
  const models = [
    model({ engine: { bore: '47.0  mm', stroke: '63 mm', torque: '9 Nm' } }),
    model({ engine: { bore: '47.0 MM', stroke: '60 mm', torque: ' ' } }),
  ]
  expect(rowOf(models, 'Bore')?.isEqual).toBe(true)
  expect(rowOf(models, 'Stroke')?.isEqual).toBe(false)
  expect(rowOf(models, 'Torque')).toMatchObject({ isEqual: false, cells: ['9 Nm', undefined] })
})

test('a value in another spelling is no difference, nor is a row under another name', () => {
  const models = [
    model({
      bodyDimensions: { fuelTankCapacity: '12 litres' },
      engine: { compressionRatio: '10.0:1', emissionNorm: 'BS VI, OBD2B' },
      electricals: { indicators: 'LED' },
    }),
    model({
      bodyDimensions: { 'Tank capacity': '12L' },
      engine: { 'Compression Ratio': '10 : 1', emissionNorm: 'BS-VI, OBD-2B' },
      electricals: { turnIndicators: 'LED' },
    }),
  ]
  expect(sections(models).flatMap(({ rows }) => rows.filter(({ isEqual }) => isEqual))).toMatchObject([
    { label: 'Ex-showroom' },
    { label: 'EMI a month' },
    { label: 'Fuel Tank Capacity' },
    { label: 'Compression Ratio' },
    { label: 'Emission Norm' },
    { label: 'Indicators' },
  ])
})

test('what the figures say stands once', () => {
  const sheets = {
    bodyDimensions: { kerbWeight: '116 kg', seatHeight: '790 mm', wheelbase: '1,285 mm' },
    engine: { displacement: '124 cc', maxPower: '8 kW', bore: '50 mm' },
  }
  const figured = model({
    ...sheets,
    headlineFigures: ['Engine', 'Power', 'Weight', 'Seat height'].map((label) => ({
      label,
      figure: 'a figure',
      source: '',
    })),
  })
  const labels = (models: ComparedModel[]) =>
    sections(models)
      .slice(1)
      .flatMap(({ rows }) => rows.map(({ label }) => label))
  expect(labels([figured])).toEqual(['Engine', 'Power', 'Weight', 'Seat height', 'Wheelbase', 'Bore'])
  expect(labels([model(sheets)])).toContain('Kerb Weight')
})

test('what one model alone has stands where that model has it, and one label has one row', () => {
  const models = [
    model({ engine: { type: 'a', bore: 'b', fuelSystem: 'c' } }),
    model({ engine: { type: 'a', turbo: 't', Bore: 'b', 'Fuel system': 'c' } }),
  ]
  const engine = sections(models).find(({ title }) => title === 'Engine')
  expect(engine?.rows.map(({ label }) => label)).toEqual(['Type', 'Turbo', 'Bore', 'Fuel System'])
})

test('the lowest price is marked, and none where two are lowest', () => {
  const at = (...prices: number[]) =>
    rowOf(
      prices.map((price) => model({}, price)),
      'Ex-showroom',
    )?.best
  expect(at(90_000, 80_000, 85_000)).toEqual({ index: 1, words: 'Lowest' })
  expect(at(80_000, 80_000, 85_000)).toBeUndefined()
  expect(at(80_000)).toBeUndefined()
})

test('most mileage is marked only where all say one, from one source', () => {
  const facts = [
    someModelFacts({ bikeName: 'A', mileage: 60 }),
    someModelFacts({ bikeName: 'B', mileage: 65 }),
    someModelFacts({ bikeName: 'C', mileage: null }),
  ]
  const a = model({ bikeName: 'A', headlineFigures: figures('60 km/l') })
  const b = model({ bikeName: 'B', headlineFigures: figures('65 km/l') })
  const c = model({ bikeName: 'C', headlineFigures: figures('a lot') })
  const tested = model({ bikeName: 'B', headlineFigures: figures('65 km/l', 'a road test') })
  expect(rowOf([a, b], 'Mileage', facts)?.best).toEqual({ index: 1, words: 'Most' })
  expect(rowOf([a, b, c], 'Mileage', facts)?.best).toBeUndefined()
  expect(rowOf([a, tested], 'Mileage', facts)?.best).toBeUndefined()
})

test('a motor is no engine', () => {
  const petrol = model({ engine: { type: 'a' } })
  const electric = model({ category: 'ev', engine: { type: 'b' } })
  const titles = (models: ComparedModel[]) => sections(models).map(({ title }) => title)
  expect(titles([electric, electric])).toContain('Motor')
  expect(titles([petrol, electric])).toContain('Engine or motor')
})
