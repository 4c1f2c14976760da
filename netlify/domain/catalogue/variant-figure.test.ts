import { expect, test } from 'vitest'
import { asVariant, figureOfVariant } from './variant-figure.ts'

const brakes = '130 mm drum (Drum) / 240 mm disc (Disc)'

test.each([
  ['116 kg (Drum) / 117 kg (Disc)', 'Drum', '116 kg'],
  ['116 kg (Drum) / 117 kg (Disc)', 'Disc', '117 kg'],
  [brakes, 'Disc', '240 mm disc'],
  ['106 kg (Disc 105 kg)', 'Drum', '106 kg'],
  ['106 kg (Disc 105 kg)', 'Disc', '105 kg'],
  ['205 kg (Disc: 207 kg)', 'Disc', '207 kg'],
  ['139 kg (Disc) / 141 kg (Disc Pro)', 'Disc Pro', '141 kg'],
  ['139 kg (Disc) / 141 kg (Disc Pro)', 'Disc', '139 kg'],
  // What names no variant of the model, or not this one, is true of all or of none, and stays as it is.
  ['102 km (IDC, claimed)', 'Disc', '102 km (IDC, claimed)'],
  ['12.5 kW (17.0 PS) at 8,500 rpm', 'Disc', '12.5 kW (17.0 PS) at 8,500 rpm'],
  ['116 kg (Drum) / 117 kg (Disc)', 'Disc Pro', '116 kg (Drum) / 117 kg (Disc)'],
  ['ABS / CBS', 'Disc', 'ABS / CBS'],
])('of %j the %s has %j', (text, variant, figure) => {
  expect(figureOfVariant(text, variant, ['Drum', 'Disc', 'Disc Pro'])).toBe(figure)
})

test('every sheet and figure of a vehicle is that of the variant; without one nothing changes', () => {
  const vehicle = {
    name: 'SP125',
    bodyDimensions: { kerbWeight: '116 kg (Drum) / 117 kg (Disc)' },
    engine: {},
    battery: {},
    transmission: {},
    tyresAndBrakes: { frontBrake: brakes },
    frameAndSuspension: {},
    electricals: {},
    headlineFigures: [{ label: 'Weight', figure: '116 kg (Drum) / 117 kg (Disc)', source: 'the sheet' }],
  }
  expect(asVariant(vehicle, 'Disc', ['Drum', 'Disc'])).toMatchObject({
    name: 'SP125',
    bodyDimensions: { kerbWeight: '117 kg' },
    tyresAndBrakes: { frontBrake: '240 mm disc' },
    headlineFigures: [{ label: 'Weight', figure: '117 kg', source: 'the sheet' }],
  })
  expect(asVariant(vehicle, undefined, [])).toBe(vehicle)
})
