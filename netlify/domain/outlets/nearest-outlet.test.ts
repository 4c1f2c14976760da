import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, kmInWords, nearestOutlets } from './nearest-outlet.ts'

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('distances are those of a map', () => {
  const cuttack = { latitude: 20.4625, longitude: 85.883 }
  expect(distanceKm(cuttack, { latitude: 20.2961, longitude: 85.8245 })).toBeCloseTo(19.5, 0)
  expect(distanceKm(cuttack, { latitude: 22.5726, longitude: 88.3639 })).toBeCloseTo(347, -1)
})

test('a distance is the same both ways, never below zero, zero to itself, and no detour is shorter', () => {
  fc.assert(
    fc.property(point, point, point, (one, other, third) => {
      const direct = distanceKm(one, other)
      expect(direct).toBeGreaterThanOrEqual(0)
      expect(direct).toBeLessThanOrEqual(20_038)
      expect(distanceKm(other, one)).toBeCloseTo(direct, 6)
      expect(distanceKm(one, one)).toBe(0)
      expect(distanceKm(one, third) + distanceKm(third, other)).toBeGreaterThanOrEqual(direct - 1e-3)
    }),
  )
})

test('the nearest comes first, and only what one comes for counts', () => {
  const outlets = [
    { id: 1, latitude: 20.5, longitude: 86, services: ['sales', 'service'], hours: {}, holidays: [] },
    { id: 2, latitude: 20.4, longitude: 85.9, services: ['service'], hours: {}, holidays: [] },
  ]
  const now = new Date('2026-11-20T12:00:00+05:30')
  const from = { latitude: 20.41, longitude: 85.9 }
  const ids = (reason?: 'sales' | 'service' | 'spares') =>
    nearestOutlets(outlets, from, now, reason).map(({ outlet }) => outlet.id)
  expect([ids(), ids('service'), ids('sales'), ids('spares')]).toEqual([[2, 1], [2, 1], [1], []])
})

test.each([
  [0, 'less than 2 km'],
  [1.99, 'less than 2 km'],
  [2, 'about 2 km'],
  [12.6, 'about 13 km'],
])('%s km are %s', (km, words) => expect(kmInWords(km)).toBe(words))
