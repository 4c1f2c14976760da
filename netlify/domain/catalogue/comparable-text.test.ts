import { expect, test } from 'vitest'
import { comparableText } from './comparable-text.ts'

test.each([
  ['12 litres', '12L', '12 Ltr', '12.0  L'],
  ['9.5:1', '9.50 : 1', '9.5 : 1'],
  ['2,047 mm', '2047mm', '2047 MM'],
  ['BS VI, OBD2B', 'BS-VI, OBD-2B', 'bs6, OBD2B'],
  ['8 kW (10.9 PS) at 7,500 rpm', '8.0 kW (10.90 PS) @ 7500rpm'],
  ['12 V, 4 Ah', '12V, 4.0Ah'],
  ['60 km/l', '60 kmpl'],
  ['Telescopic', ' telescopic '],
])('%s is one value in every spelling', (...texts) => {
  expect(new Set(texts.map(comparableText)).size).toBe(1)
})

test.each([
  ['12 litres', '12.5 litres'],
  ['1.5 kWh', '1.5 kW'],
  ['10:1', '1:1'],
  ['100 mm', '10 mm'],
  ['80/100-18', '80/100-17'],
  ['5-inch TFT', '5-inch LCD'],
  ['10.05 Nm', '10.5 Nm'],
  ['LED', 'LED, round'],
])('%s is not %s', (one, other) => expect(comparableText(one)).not.toBe(comparableText(other)))
