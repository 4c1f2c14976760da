import { expect, test } from 'vitest'
import { headlineFigures } from './headline-figures.ts'

const bodyDimensions = { overallLength: '2,020 mm', seatHeight: '790 mm', kerbWeight: '116 kg' }
const sources = { engine: 'the data sheet', mileage: 'a road test', range: 'the maker' }

test('a model that runs on petrol says engine, power, mileage, weight and seat height, each with its source', () => {
  const figures = headlineFigures({
    category: 'motorcycle',
    engine: { type: '4-stroke', displacement: '123.94 cc' },
    bodyDimensions,
    motor: '123.94 cc, air-cooled',
    power: '8.0 kW',
    mileage: '63 km/l',
    sources,
  })
  expect(figures).toEqual([
    { label: 'Engine', figure: '123.94 cc', source: 'the data sheet' },
    { label: 'Power', figure: '8.0 kW', source: '' },
    { label: 'Mileage', figure: '63 km/l', source: 'a road test' },
    { label: 'Weight', figure: '116 kg', source: '' },
    { label: 'Seat height', figure: '790 mm', source: '' },
  ])
})

test('an electric one says motor and range; what nobody knows is left out', () => {
  const figures = headlineFigures({
    category: 'ev',
    engine: { range: '80 km' },
    bodyDimensions: {},
    motor: '1.8 kW hub motor, 1.5 kWh battery',
    power: '',
    mileage: '',
    sources,
  })
  expect(figures).toEqual([
    { label: 'Motor', figure: '1.8 kW hub motor', source: 'the data sheet' },
    { label: 'Range', figure: '80 km', source: 'the maker' },
  ])
})
