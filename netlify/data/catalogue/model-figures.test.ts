import { expect, test } from 'vitest'
import { readCatalogue } from '../../../supabase/seed/catalogue.ts'
import { type FigureTexts, modelFigures } from './model-figures.ts'

const nothing: FigureTexts = {
  motor: '',
  mileage: '',
  displacement: null,
  range: null,
  kerbWeight: null,
  seatHeight: null,
  tyresAndBrakes: {},
}

test('a vehicle that says nothing has no figures', () => {
  expect(modelFigures(nothing)).toEqual({
    engine: null,
    weight: null,
    seatHeight: null,
    mileage: null,
    range: null,
    abs: null,
  })
})

test.each([
  [{ displacement: '123.94 cc' }, { engine: 123.94 }],
  [{ motor: '348.36 cc, air-cooled' }, { engine: 348.36 }],
  [{ displacement: '1,084 cc', motor: '999 cc' }, { engine: 1084 }],
  [{ kerbWeight: '116 kg (Drum) / 117 kg (Disc)' }, { weight: 116 }],
  [{ kerbWeight: '୧୧୬ kg' }, { weight: 116 }],
  [{ kerbWeight: 'light' }, { weight: null }],
  [{ seatHeight: '79 cm' }, { seatHeight: null }],
  [{ mileage: '60-65 km/l' }, { mileage: 60 }],
  [{ mileage: '55 kmpl' }, { mileage: 55 }],
  [{ mileage: '45 km' }, { mileage: null }],
  [{ range: '102 km (IDC, claimed)' }, { range: 102 }],
  [{ range: '80 km/h' }, { range: null }],
  [{ range: '0 km' }, { range: null }],
])('%o is %o', (texts, figures) => {
  expect(modelFigures({ ...nothing, ...texts })).toMatchObject(figures)
})

test.each([
  ['brakingSystem', 'Dual-channel ABS (rear can be switched off)', 'dual'],
  ['brakingSystem', 'Single-channel ABS', 'single'],
  ['brakingSystem', 'ABS', 'some'],
  ['brakingSystem', 'CBS (Drum) / single-channel ABS (Disc)', 'some'],
  ['brakingSystem', 'Combi brake system (CBS)', 'none'],
  ['brakingSystem', 'CBS, no ABS', 'none'],
  ['Brake System', 'Two-channel ABS', 'dual'],
  ['ABS', 'Single channel', 'single'],
  ['ABS', 'No', 'none'],
  ['frontBrake', '276 mm disc', null],
  ['brakingSystem', ' ', null],
])('%s: %s is %s', (label, text, abs) => {
  expect(modelFigures({ ...nothing, tyresAndBrakes: { [label]: text } }).abs).toBe(abs)
})

test('every model of the demo says weight, seat height, ABS, and what it runs on', async () => {
  const models = await readCatalogue()
  expect(models.length).toBeGreaterThan(20)
  for (const { bikeName, bodyType, specifications } of models) {
    const { bodyDimensions, engine, tyresAndBrakes } = specifications
    const figures = modelFigures({
      ...nothing,
      displacement: engine.displacement ?? null,
      range: engine.range ?? null,
      kerbWeight: bodyDimensions.kerbWeight ?? null,
      seatHeight: bodyDimensions.seatHeight ?? null,
      tyresAndBrakes,
    })
    const isElectric = bodyType === 'electric-scooter'
    expect({ bikeName, ...figures }).toMatchObject({
      weight: expect.any(Number),
      seatHeight: expect.any(Number),
      abs: expect.any(String),
      engine: isElectric ? null : expect.any(Number),
      range: isElectric ? expect.any(Number) : null,
    })
    expect(figures.seatHeight).toBeGreaterThan(700)
  }
})
