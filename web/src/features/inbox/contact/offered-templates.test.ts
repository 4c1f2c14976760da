import { expect, test } from 'vitest'
import type { Template } from '#contract/content/templates.ts'
import { aLead } from '#web/testing/leads.ts'
import { offeredTemplates } from './offered-templates.ts'

const template = (name: string, english: string): Template => ({ name, english, hindi: '', odia: '' })
const templates = [
  template('First answer', 'Namaste {name}, thank you for asking about the {model}. {staff}, {dealer}'),
  template('First answer', 'Namaste {name}, thank you for writing. {staff}, {dealer}'),
  template('First answer', 'Namaste, thank you for writing. {staff}, {dealer}'),
  template('Test ride', 'The {model} is ready for you, {price}.'),
]
const writer = { dealer: 'Kalinga', staff: 'Asha' }
const textsFor = (over: Partial<ReturnType<typeof aLead>>, by = writer) =>
  offeredTemplates(templates, 'english', aLead('Bijaya', over), by).map(({ text }) => text)

test('a template names the customer, the model, the dealer and who writes; other braces stay', () => {
  expect(textsFor({})).toEqual([
    'Namaste Bijaya, thank you for asking about the SP125. Asha, Kalinga',
    'The SP125 is ready for you, {price}.',
  ])
})

test.each<[string, Partial<ReturnType<typeof aLead>>, string]>([
  ['no model', { model: '' }, 'Namaste Bijaya, thank you for writing. Asha, Kalinga'],
  ['no name and no model', { model: '', name: '' }, 'Namaste, thank you for writing. Asha, Kalinga'],
  ['a job applied for', { family: 'people' }, 'Namaste Bijaya, thank you for writing. Asha, Kalinga'],
])('for a lead with %s only what can be filled in whole is offered', (_, over, text) => {
  expect(textsFor(over)).toEqual([text])
})

test('nothing is offered in the name of nobody, and nothing in a language that is not written', () => {
  expect(textsFor({}, { ...writer, staff: '' })).toEqual(['The SP125 is ready for you, {price}.'])
  expect(offeredTemplates(templates, 'odia', aLead('Bijaya'), writer)).toEqual([])
})
