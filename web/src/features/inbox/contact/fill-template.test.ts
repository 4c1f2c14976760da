import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

const words = { name: 'Bijaya', model: 'SP125', dealer: 'Kalinga', staff: 'Asha' }

test('a template names the customer, the model, the dealer and who writes', () => {
  expect(fillTemplate('Namaste {name}, the {model} is here. {staff}, {dealer}', words)).toBe(
    'Namaste Bijaya, the SP125 is here. Asha, Kalinga',
  )
})

test('what is not known leaves no gap, and other braces stay', () => {
  expect(fillTemplate('नमस्ते {name}, {model} {price}।', { ...words, name: '', model: '' })).toBe(
    'नमस्ते, {price}।',
  )
})
