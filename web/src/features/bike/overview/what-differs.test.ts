import { expect, test } from 'vitest'
import { aCatalogueBike } from '#web/testing/builders/catalogue.ts'
import { whatDiffers } from './what-differs.ts'

const specs = (engine: string, power: string, range = '') =>
  aCatalogueBike({ specs: { engine, power, range, transmission: '', document: '' } }).specs

test('says the price in rupees more or less, and each figure that is another', () => {
  const bike = { price: 91_771, specs: specs('123.94 cc, air-cooled', '8.0 kW (10.9 PS) at 7,500 rpm') }
  expect(whatDiffers(bike, { price: 1_15_900, specs: specs('162.71 cc, air-cooled', '9.7 kW') })).toEqual([
    '₹24,129 more',
    '162.71 cc',
    '9.7 kW',
  ])
  expect(whatDiffers(bike, { price: 81_900, specs: specs('123.94 cc', '7.93 kW (10.8 PS)') })).toEqual([
    '₹9,871 less',
    '7.93 kW',
  ])
  expect(whatDiffers(bike, bike)).toEqual([])
})

test('a motor whose power is its engine is said once, and the range too', () => {
  const electric = { price: 90_000, specs: specs('1.8 kW hub motor', '1.8 kW (2.4 PS) peak', '80 km') }
  const other = { price: 1_17_428, specs: specs('6 kW motor', '6 kW (8.2 PS) peak', '102 km') }
  expect(whatDiffers(electric, other)).toEqual(['₹27,428 more', '6 kW', '102 km'])
})
