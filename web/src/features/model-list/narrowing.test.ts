import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { allFacets, facetsOf } from './facets.ts'
import { chosenIn, countsOf, narrowed, openFacets, ordered, relaxation, withChoice } from './narrowing.ts'

const instalmentOf = (price: number) => ({ rupees: Math.round(price / 30), terms: 'terms' })
const models = [
  someModelFacts({ bikeName: 'LIGHT', price: 60_000, engine: 99, weight: 99, mileage: 65, abs: 'none' }),
  someModelFacts({ bikeName: 'EDGE', price: 100_000, engine: 125, weight: 125, mileage: 60, abs: 'none' }),
  someModelFacts({
    bikeName: 'SILENT',
    price: 110_000,
    engine: null,
    weight: null,
    mileage: null,
    abs: null,
  }),
  someModelFacts({
    bikeName: 'PLUG',
    category: 'ev',
    bodyType: 'electric-scooter',
    price: 120_000,
    engine: null,
    mileage: null,
    range: 80,
  }),
  someModelFacts({
    bikeName: 'BIG',
    category: 'bigwing',
    bodyType: 'naked',
    price: 900_000,
    engine: 649,
    mileage: 20,
  }),
]
const lines = aDealership().parts.names
const facets = facetsOf(models, instalmentOf, lines)
const facet = (id: string) => {
  const found = facets.find((one) => one.id === id)
  if (!found) throw new Error(`no facet ${id}`)
  return found
}
const names = (list: readonly ModelFacts[]) => list.map(({ bikeName }) => bikeName)

test('choices of one facet add up, facets narrow each other', () => {
  expect(names(narrowed(models, facets, { engine: ['-110', '400-'] }))).toEqual(['LIGHT', 'BIG'])
  expect(names(narrowed(models, facets, { engine: ['-110', '400-'], price: ['80000'] }))).toEqual(['LIGHT'])
  expect(names(narrowed(models, facets, {}))).toEqual(names(models))
})

test('a figure on an edge belongs below, of mileage and range above', () => {
  expect(names(narrowed(models, facets, { engine: ['110-125'] }))).toEqual(['EDGE'])
  expect(names(narrowed(models, facets, { mileage: ['60-'] }))).toEqual(['LIGHT', 'EDGE'])
})

test('a limit of an instalment asks what a price is a month', () => {
  expect(names(narrowed(models, facets, { emi: ['2000'] }))).toEqual(['LIGHT'])
})

test('counts heed the other facets and not their own; a model that does not say is in no count', () => {
  const { byChoice, silent } = countsOf(facet('engine'), models, facets, {
    price: ['150000'],
    engine: ['-110'],
  })
  expect(Object.fromEntries(byChoice)).toEqual({ '-110': 1, '110-125': 1, '400-': 0 })
  // An electric model has no engine size, so it does not count as silent about it.
  expect(silent).toBe(1)
})

test('a facet whose choices cannot tell the models apart is left out', () => {
  const ids = facets.map(({ id }) => id)
  // Only one model has a range, so a band of ranges cannot tell models apart.
  expect(ids).not.toContain('range')
  expect(ids).toContain('line')
  expect(facetsOf(models.slice(0, 1), instalmentOf, lines)).toEqual([])
})

test('where nothing fits, the one facet is named whose removal gives most', () => {
  const chosen = { engine: ['400-'], price: ['150000'], body: ['naked'] }
  expect(narrowed(models, facets, chosen)).toEqual([])
  expect(relaxation(models, facets, chosen)).toMatchObject({ facet: { id: 'price' }, count: 1 })
  expect(relaxation(models, facets, { engine: ['400-'], line: ['ev'], price: ['80000'] })).toBeUndefined()
})

test('orders put what has no figure last and keep the order of equals', () => {
  expect(names(ordered(models, 'price-down'))).toEqual(['BIG', 'PLUG', 'SILENT', 'EDGE', 'LIGHT'])
  expect(names(ordered(models, 'mileage'))).toEqual(['LIGHT', 'EDGE', 'BIG', 'SILENT', 'PLUG'])
  expect(names(ordered(models, 'weight')).at(-1)).toBe('SILENT')
  expect(names(ordered(models, 'nonsense'))).toEqual(names(models))
})

test('the address is read with care', () => {
  const read = (query: string) => chosenIn(new URLSearchParams(query), facets)
  expect(read('engine=-110.400-&engine=x&price=125000')).toMatchObject({
    engine: ['-110', '400-'],
    price: ['125000'],
  })
  expect(read('price=abc&emi=-5&body=unicycle')).toMatchObject({ price: [], emi: [], body: [] })
})

test('pressing a choice adds it, pressing it again takes it back, and a limit has one', () => {
  expect(withChoice(facet('engine'), ['-110'], '400-')).toBe('-110.400-')
  expect(withChoice(facet('engine'), ['-110', '400-'], '-110')).toBe('400-')
  expect(withChoice(facet('price'), ['80000'], '100000')).toBe('100000')
})

test('every model with a figure fits exactly one band of a facet, and its count says what narrowing gives', () => {
  const figure = fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null })
  const anyModel = fc
    .record({ engine: figure, weight: figure, seatHeight: figure, mileage: figure, range: figure })
    .map((figures) => someModelFacts(figures))
  fc.assert(
    fc.property(fc.array(anyModel, { maxLength: 20 }), (list) => {
      for (const one of allFacets(instalmentOf, lines).filter(({ isLimit }) => !isLimit)) {
        for (const model of list) {
          const fitting = one.choices.filter(({ id }) => one.fits(model, id)).length
          expect(fitting).toBe(one.says(model) ? 1 : 0)
        }
        const { byChoice } = countsOf(one, list, [one], {})
        for (const [choice, count] of byChoice)
          expect(narrowed(list, [one], { [one.id]: [choice] })).toHaveLength(count)
      }
    }),
  )
})

test('a filter with one choice left is not shown, unless something of it is chosen', () => {
  const open = (chosen: Record<string, string[]>) =>
    openFacets(models, facets, chosen).map(({ facet: { id } }) => id)
  expect(open({})).toContain('engine')
  // One model is left, so no other filter can narrow the list.
  expect(open({ engine: ['400-'] })).toEqual(['engine'])
})
