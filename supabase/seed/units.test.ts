import { expect, test } from 'vitest'
import { joinUnit, splitUnit } from '#domain/catalogue/unit.ts'
import { readCatalogue } from './catalogue.ts'

test.each([
  ['2,020 mm', '2,020', 'mm'],
  ['12 kWh', '12', 'kWh'],
  ['8 kW', '8', 'kW'],
  ['116 kg (Drum) / 117 kg (Disc)', '116 kg (Drum) / 117 kg (Disc)', ''],
  ['LED', 'LED', ''],
  ['about V', 'about V', ''],
  ['', '', ''],
])('%s is %s and %s', (text, value, unit) => {
  expect(splitUnit(text)).toEqual({ value, unit })
})

test('figure and unit give back every text of the catalogue', async () => {
  const texts = (await readCatalogue()).flatMap(({ specifications }) =>
    Object.values(specifications).flatMap((part) => Object.values(part)),
  )
  expect(texts.length).toBeGreaterThan(500)
  for (const text of texts) {
    const { value, unit } = splitUnit(text)
    expect(joinUnit(value, unit)).toBe(text)
  }
})
