import { expect, test } from 'vitest'
import { sizeOf } from './vehicle-size.ts'

test.each([
  ['motorcycle', { displacement: '109.51 cc' }, 109.51],
  ['bigwing', { motor: '1,084 cc, parallel twin' }, 1084],
  ['scooter', { displacement: 'about a hundred' }, null],
  ['motorcycle', {}, null],
  ['ev', { ratedPower: '4.2 kW', peakPower: '6.0 kW (8.2 PS)' }, 4.2],
  ['ev', { peakPower: '6.0 kW (8.2 PS)' }, 6],
  ['ev', { motor: 'Hub motor, 1.5 kWh battery' }, null],
  ['ev', { displacement: '110 cc' }, null],
] as const)('%s with %j is of size %s', (category, texts, size) => {
  expect(sizeOf(category, texts)).toBe(size)
})
