import { expect, test } from 'vitest'
import { hasLostLetters } from './lost-letters.ts'

test.each([
  ['Motorcycles', '??????????'],
  ['Open now', '???? ????'],
  ['1', '?'],
  ['Scooters', 'ସ୍କୁ\ufffdଟର'],
  ['Scooters', 'à¤¸à¥à¤•à¥‚à¤Ÿà¤°'.normalize('NFC')],
])('%s, written %s, lost letters', (source, words) => {
  expect(hasLostLetters(source, words)).toBe(true)
})

test.each([
  ['How far?', 'କେତେ ଦୂର?'],
  ['Really??', 'सच??'],
  ['EMI', 'EMI'],
  ['Café', 'Café'],
])('%s, written %s, lost none', (source, words) => {
  expect(hasLostLetters(source, words)).toBe(false)
})
