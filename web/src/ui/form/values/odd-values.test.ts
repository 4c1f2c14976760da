import { expect, test } from 'vitest'
import type { FieldDefinition } from '../send/form-screen.ts'
import { oddValuesIn } from './odd-values.ts'

const fields: FieldDefinition[] = [
  { kind: 'text', name: 'name', label: 'Name', maxLength: 120, autoComplete: 'name' },
  { kind: 'email', name: 'email', label: 'E-mail', maxLength: 254, autoComplete: 'email' },
  { kind: 'tel', name: 'mobile', label: 'Mobile', maxLength: 20, autoComplete: 'tel-national' },
  { kind: 'date', name: 'day', label: 'Day', maxLength: 60 },
]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const sound = { name: 'Bijaya', email: '', mobile: '+୯୧ ୯୮୬୧୦ ୦୦୦୦୩', day: inDays(300) }

test('what can be answered is not odd', () => {
  expect(oddValuesIn(fields, sound)).toEqual([])
})

test.each([
  [{ name: ' ' }, 'Without a name we do not know whom to ask for.', true],
  [{ email: 'bijaya at home' }, 'We cannot write to this e-mail address.', false],
  [{ mobile: '' }, 'We cannot call you back without a number.', true],
  [
    { mobile: '2301234' },
    'We cannot call this number. It needs ten digits, and a landline its code in front.',
    false,
  ],
  [{ day: inDays(-20) }, 'The day you chose has passed.', false],
  [{ day: '0026-12-01' }, 'The year 0026 is far from now. Is it right?', false],
  [{ day: '9999-12-31' }, 'The year 9999 is far from now. Is it right?', false],
])('%o is asked about', (typed, words, isEmpty) => {
  const [field] = Object.keys(typed)
  expect(oddValuesIn(fields, { ...sound, ...typed })).toEqual([{ field, words, isEmpty }])
})

const channels: FieldDefinition = {
  kind: 'checkboxes',
  name: 'notifications',
  label: 'How?',
  all: { name: 'all', label: 'All' },
  boxes: [{ name: 'email', label: 'E-mail' }],
}

test('e-mail as a channel is asked about where the form knows no address', () => {
  const typed = { ...sound, notifications: { all: false, email: true } }
  expect(oddValuesIn([channels], typed)).toEqual([
    {
      field: 'notifications',
      words: expect.stringMatching(/^We do not have your e-mail address/),
      isEmpty: false,
    },
  ])
  expect(oddValuesIn([...fields, channels], typed)).toEqual([])
})
