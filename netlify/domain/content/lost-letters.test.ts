import { expect, test } from 'vitest'
import { faultOfLetters, hasLostLetters } from './lost-letters.ts'

test.each([
  ['Motorcycles', '??????????'],
  ['Open now', '???? ????'],
  ['Open now', '? ? ? ?'],
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

const lost = /lost their letters\. In Excel/
const swapped = /Have Odia and Hindi changed places\?/
test.each([
  ['hi', 'Open now', '____ ____', lost],
  ['or', 'Call {name}', '{name}… ___', lost],
  ['or', 'SP125 Disc', 'SP125 ____', lost],
  ['or', 'Scooters', '‡¨∏‡≠ç‡¨ï‡≠Å‡¨ü‡¨∞', lost],
  ['hi', 'Motorcycles', 'рморнЛрмЯрм░рм╕рм╛рмЗрмХрм▓', lost],
  ['or', 'Motorcycles', 'à¬®à‚', lost],
  ['or', 'Scooters', 'स्कूटर', swapped],
  ['hi', 'Scooters', 'ସ୍କୁଟର', swapped],
  ['hi', 'Motorcycles', 'eksVjlkbfdy', /hold no letter of Hindi.*Unicode/],
  ['or', 'Motorcycles', 'Bikes', /hold no letter of Odia/],
] as const)('in %s, “%s” is not written %s', (language, source, words, fault) => {
  expect(faultOfLetters(language, source, words)).toMatch(fault)
})

test.each([
  ['or', 'Motorcycles', 'ମୋଟରସାଇକେଲ'],
  ['or', 'Motorcycles', ''],
  ['or', 'Econ, Standard, Sport', 'Econ, Standard, Sport'],
  ['hi', 'Extended warranty plus', 'Extended Warranty Plus'],
  ['hi', '{what} on {day}, {time} at {place}', '{what}: {day}, {time}, {place}'],
  ['or', 'Annual maintenance contract', 'AMC'],
  ['or', 'In Hindi: हिन्दी', 'ହିନ୍ଦୀରେ: हिन्दी'],
  ['hi', 'Café Odisha', 'कैफ़े (Café), 5 µm'],
  ['or', '₹ 500', '₹500'],
] as const)('in %s, “%s” may be written %s', (language, source, words) => {
  expect(faultOfLetters(language, source, words)).toBe('')
})
