import { expect, test } from 'vitest'
import { usualRowName } from './row-names.ts'

test.each([
  ['seatHeight', 'seatHeight'],
  ['Seat height', 'seatHeight'],
  ['TURN INDICATORS', 'indicators'],
  ['turnIndicators', 'indicators'],
  ['Kerb-weight', 'kerbWeight'],
  ['Warranty', 'Warranty'],
  ['ଓଜନ', 'ଓଜନ'],
])('%s is a row called %s', (label, name) => expect(usualRowName(label)).toBe(name))
