import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBike } from '#web/testing/builders/catalogue.ts'
import { modelFigures } from './model-figures.ts'
import { daysOn, electricityAMonth, petrolAMonth, unitsPer100Km } from './running-cost.ts'
import { clearanceWords, reachOf, usualInseam, weightWords } from './seat-reach.ts'

test.each([
  [812, 790, 'flat'],
  [810, 790, 'flat'],
  [809, 790, 'nearlyFlat'],
  [760, 790, 'nearlyFlat'],
  [759, 790, 'balls'],
  [720, 790, 'balls'],
  [719, 790, 'toes'],
  [680, 790, 'toes'],
  [679, 790, 'oneFoot'],
])('with an inseam of %i mm a seat of %i mm is reached: %s', (inseam, seat, reach) =>
  expect(reachOf(inseam, seat)).toBe(reach),
)

test('longer legs never reach worse', () => {
  const order = ['flat', 'nearlyFlat', 'balls', 'toes', 'oneFoot']
  const mm = fc.integer({ min: 400, max: 1_100 })
  fc.assert(
    fc.property(mm, mm, fc.integer({ min: 0, max: 200 }), (inseam, seat, more) => {
      const [shorter, longer] = [reachOf(inseam, seat), reachOf(inseam + more, seat)]
      expect(order.indexOf(longer)).toBeLessThanOrEqual(order.indexOf(shorter))
    }),
  )
  expect(usualInseam(165)).toBe(759)
})

test('weight and clearance have words of their own at each step', () => {
  expect(new Set([110, 111, 151, 191].map(weightWords)).size).toBe(4)
  expect(new Set([159, 160, 180].map(clearanceWords)).size).toBe(3)
})

test('the range of a charge or a tank is counted as traffic leaves it', () => {
  expect([100, 81, 80, 40, 26].map((daily) => daysOn(100, daily))).toEqual([0, 0, 1, 2, 3])
})

test('a month of petrol, and one of electricity', () => {
  expect(petrolAMonth(30, 45, 100)).toBe(2_000)
  expect(unitsPer100Km(3, 100)).toBe(3.75)
  expect(electricityAMonth(30, 4, 6)).toBeCloseTo(237.6, 6)
})

test('figures come from the data sheet alone; what it does not say is missing', () => {
  const given = aBike({
    bodyDimensions: {
      seatHeight: '790 mm',
      kerbWeight: '116 kg (Drum) / 117 kg (Disc)',
      payload: '1,047 kg',
    },
    engine: {},
    headlineFigures: [{ label: 'Mileage', figure: '42.5 km/l', source: '' }],
  })
  expect(modelFigures(given)).toEqual({
    seatHeightMm: 790,
    kerbWeightKg: 116,
    payloadKg: 1047,
    kmPerLitre: 42.5,
  })
  expect(modelFigures(aBike({ bodyDimensions: { seatHeight: 'low' }, headlineFigures: [] }))).toEqual({})
  const electric = aBike({
    category: 'ev',
    bodyDimensions: { batteryCapacity: '3.0 kWh (2 x 1.5 kWh)' },
    headlineFigures: [{ label: 'Range', figure: '102 km (IDC, claimed)', source: '' }],
  })
  expect(modelFigures(electric)).toEqual({ rangeKm: 102, batteryKwh: 3 })
})
