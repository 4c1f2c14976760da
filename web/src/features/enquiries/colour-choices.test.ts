import { expect, test } from 'vitest'
import { colourChoices } from './colour-choices.ts'

test('the colours of a model are offered as its page shows them, each once, and no other', () => {
  const red = { name: 'Imperial Red', words: 'ନାଲି' }
  const black = { name: 'Pearl Igneous Black', words: 'Pearl Igneous Black' }
  expect(colourChoices([black, red, red])).toEqual([
    { value: 'Pearl Igneous Black', label: 'Pearl Igneous Black' },
    { value: 'Imperial Red', label: 'ନାଲି' },
  ])
})

test('a model without colours of its own has the five', () => {
  expect(colourChoices([])).toEqual(['Red', 'Blue', 'Black', 'White', 'Grey'])
})
