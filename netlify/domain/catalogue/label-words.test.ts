import { expect, test } from 'vitest'
import { labelKey, labelWords } from './label-words.ts'

test.each([
  ['overallLength', 'Overall Length'],
  ['range', 'Range'],
  ['kerb_weight', 'Kerb weight'],
  ['USB port', 'USB port'],
])('%s is shown as %s', (label, words) => expect(labelWords(label)).toBe(words))

test.each([
  ['Seat height', 'seatHeight'],
  ['Overall Length', 'overallLength'],
  ['Range', 'range'],
  ['USB port', 'USB port'],
  ['ଓଜନ', 'ଓଜନ'],
  ['seatHeight', 'seatHeight'],
])('%s is stored as %s', (words, label) => expect(labelKey(words)).toBe(label))
