import { expect, test } from 'vitest'
import { colourChoices } from './colour-choices.ts'

test('the own colours of a model stand first, and the five of every model only where none is a shade of them', () => {
  expect(
    colourChoices(['Pearl Igneous Black', 'Matte Axis Gray Metallic', 'Imperial Red', 'Imperial Red']),
  ).toEqual([
    {
      label: 'Colours of this model',
      choices: ['Pearl Igneous Black', 'Matte Axis Gray Metallic', 'Imperial Red'],
    },
    { label: 'Another colour', choices: ['Blue', 'White'] },
  ])
})

test('a model without colours of its own has the five', () => {
  expect(colourChoices([])).toEqual(['Red', 'Blue', 'Black', 'White', 'Grey'])
})
