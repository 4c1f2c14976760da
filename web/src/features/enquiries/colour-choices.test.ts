import { expect, test } from 'vitest'
import { colourChoices } from './colour-choices.ts'

test('the own colours of a model stand first, and the five of every model only where none is a shade of them', () => {
  const red = { name: 'Imperial Red', words: 'ନାଲି' }
  const own = ['Pearl Igneous Black', 'Matte Axis Gray Metallic'].map((name) => ({ name, words: name }))
  expect(colourChoices([...own, red, red])).toEqual([
    {
      label: 'Colours of this model',
      choices: [
        { value: 'Pearl Igneous Black', label: 'Pearl Igneous Black' },
        { value: 'Matte Axis Gray Metallic', label: 'Matte Axis Gray Metallic' },
        { value: 'Imperial Red', label: 'ନାଲି' },
      ],
    },
    { label: 'Another colour', choices: ['Blue', 'White'] },
  ])
})

test('a model without colours of its own has the five', () => {
  expect(colourChoices([])).toEqual(['Red', 'Blue', 'Black', 'White', 'Grey'])
})
