import { expect, test } from 'vitest'
import { figureOf } from './figure.ts'

test.each([
  ['348.36 cc, air-cooled, fuel-injected single', '348.36 cc', 'air-cooled, fuel-injected single'],
  ['7.93 kW (10.8 PS) at 7,500 rpm', '7.93 kW', '10.8 PS at 7,500 rpm'],
  ['6 kW at 8,000 rpm', '6 kW', 'at 8,000 rpm'],
  ['5-speed manual', '5-speed manual', ''],
  ['', '', ''],
])('%j', (text, figure, rest) => expect(figureOf(text)).toEqual({ figure, rest }))
