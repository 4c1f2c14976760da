import { expect, test } from 'vitest'
import { specificationParts } from '#contract/catalogue/specification-parts.ts'
import { comparableText } from '#domain/catalogue/comparable-text.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { rowNames } from '#domain/catalogue/row-names.ts'
import { figureOfVariant } from '#domain/catalogue/variant-figure.ts'
import { readCatalogue } from './catalogue.ts'

const catalogue = await readCatalogue()
const rows = catalogue.flatMap(({ bikeName, bodyType, specifications, variants }) =>
  specificationParts.flatMap(({ id }) =>
    Object.entries(specifications[id] ?? {}).map(([label, text]) => ({
      bikeName,
      kind: bodyType === 'electric-scooter' ? 'electric' : 'petrol',
      part: id,
      label,
      text,
      variants: variants.map(({ name }) => name),
    })),
  ),
)

/** Row names that every vehicle of a kind has. */
const common: Record<string, readonly string[]> = {
  petrol: [
    ...rowNames.bodyDimensions.filter((name) => name !== 'payload'),
    ...['type', 'displacement', 'bore', 'stroke', 'compressionRatio', 'maxPower', 'maxTorque'],
    ...['fuelSystem', 'emissionNorm', 'startingMethod', 'clutch', 'gearbox', 'finalDrive'],
  ],
  electric: [
    ...rowNames.bodyDimensions.filter((name) => name !== 'payload' && name !== 'fuelTankCapacity'),
    ...['motorType', 'ratedPower', 'peakPower', 'peakTorque', 'range', 'topSpeed', 'startingMethod'],
    ...['battery', 'batteryCapacity', 'charging', 'gearbox', 'finalDrive'],
  ],
}

/** The unit of a row whose texts are a figure of one variant each. */
const unitOf: Record<string, RegExp> = {
  fuelTankCapacity: /^[\d.]+ litres$/,
  kerbWeight: /^[\d.]+ kg$/,
  displacement: /^[\d.]+ cc$/,
  bore: /^[\d.]+ mm$/,
  stroke: /^[\d.]+ mm$/,
  compressionRatio: /^[\d.]+:1$/,
  maxPower: /^[\d.]+ kW \([\d.]+ PS\) at [\d,]+ rpm$/,
  maxTorque: /^[\d.]+ Nm at [\d,]+ rpm$/,
  emissionNorm: /^BS VI(, OBD2B)?$/,
  ratedPower: /^[\d.]+ kW$/,
  peakPower: /^[\d.]+ kW \([\d.]+ PS\)$/,
  topSpeed: /^\d+ km\/h$/,
  frontTyre: /^[\d./-]+(-| Z?R)\d\d(, tubeless)?$/,
  rearTyre: /^[\d./-]+(-| Z?R)\d\d(, tubeless)?$/,
  ...Object.fromEntries(
    ['overallLength', 'overallWidth', 'overallHeight', 'wheelbase', 'groundClearance', 'seatHeight'].map(
      (name) => [name, /^[\d,]+ mm$/],
    ),
  ),
}

test('every row has one of the usual names, in the usual order', () => {
  expect(rows.filter(({ part, label }) => !rowNames[part].includes(label))).toEqual([])
  for (const { bikeName, specifications } of catalogue) {
    for (const { id } of specificationParts) {
      const labels = Object.keys(specifications[id] ?? {})
      expect([bikeName, ...labels]).toEqual([
        bikeName,
        ...rowNames[id].filter((name) => labels.includes(name)),
      ])
    }
  }
})

test.each(Object.entries(common))('every %s vehicle has the rows that its kind has', (kind, names) => {
  const models = new Set(rows.filter((row) => row.kind === kind).map(({ bikeName }) => bikeName))
  const having = (name: string) => rows.filter((row) => row.kind === kind && row.label === name)
  expect(names.filter((name) => having(name).length !== models.size)).toEqual([])
})

test('a figure has one unit in every data sheet, for each variant', () => {
  const odd = rows.flatMap(({ bikeName, label, text, variants }) =>
    variants
      .map((variant) => figureOfVariant(text, variant, variants))
      .filter((own) => unitOf[label]?.test(own) === false)
      .map((own) => `${bikeName} ${label}: ${own}`),
  )
  expect(odd).toEqual([])
})

test('one value of a row has one wording', () => {
  const wordings = new Map<string, Set<string>>()
  for (const { label, text } of rows) {
    // Words in another order or with other signs between them are another wording of the same.
    const value = comparableText(text)
      .split(/[\s,()-]+/)
      .filter(Boolean)
      .sort()
      .join(' ')
    const key = `${labelWords(label)}: ${value}`
    wordings.set(key, (wordings.get(key) ?? new Set()).add(text))
  }
  expect([...wordings.values()].filter(({ size }) => size > 1).map((texts) => [...texts])).toEqual([])
})
