import { expect, test } from 'vitest'
import { figureOf, oneFigure } from './figure.ts'

test.each([
  ['348.36 cc, air-cooled, fuel-injected single', '348.36 cc', 'air-cooled, fuel-injected single'],
  ['7.93 kW (10.8 PS) at 7,500 rpm', '7.93 kW', '10.8 PS at 7,500 rpm'],
  ['6 kW at 8,000 rpm', '6 kW', 'at 8,000 rpm'],
  ['5-speed manual', '5-speed manual', ''],
  ['', '', ''],
])('%j', (text, figure, rest) => expect(figureOf(text)).toEqual({ figure, rest }))

test.each([
  ['8.0 kW (10.9 PS) at 7,500 rpm', '8.0 kW'],
  ['6 kW side-mounted motor', '6 kW'],
  ['102 km (IDC, claimed)', '102 km'],
  ['60-65 km/l', '60-65 km/l'],
  ['184.40 cc, air-cooled', '184.40 cc'],
  ['1,084 cc', '1,084 cc'],
  ['12 ଲିଟର', '12 ଲିଟର'],
  ['not stated', 'not stated'],
])('of %j one figure is %j', (text, figure) => expect(oneFigure(text)).toBe(figure))
