import { expect, test } from 'vitest'
import { figureInWords } from '#domain/catalogue/figure-words.ts'
import { inLanguage } from './in-language.ts'

test.each([
  ['12 litres', '12 ଲିଟର', '12 लीटर'],
  ['12.5 kW (17.0 PS) at 8,500 rpm', '12.5 kW (17.0 PS), 8,500 rpmରେ', '12.5 kW (17.0 PS), 8,500 rpm पर'],
  ['110/70-17 tubeless', '110/70-17, ଟ୍ୟୁବଲେସ୍', '110/70-17, ट्यूबलेस'],
  ['100/90-19 57H, tubeless', '100/90-19 57H, ଟ୍ୟୁବଲେସ୍', '100/90-19 57H, ट्यूबलेस'],
  ['120/70 ZR17 (tubeless)', '120/70 ZR17, ଟ୍ୟୁବଲେସ୍', '120/70 ZR17, ट्यूबलेस'],
  ['5-inch LCD', '5-ଇଞ୍ଚ LCD', '5-इंच LCD'],
  ['790 mm', '790 mm', '790 mm'],
  ['Wet multiplate, 12 litres', 'Wet multiplate, 12 litres', 'Wet multiplate, 12 litres'],
])('the figure %s is read in Odia as %s and in Hindi as %s', (figure, odia, hindi) => {
  expect(inLanguage('or', () => figureInWords(figure))).toBe(odia)
  expect(inLanguage('hi', () => figureInWords(figure))).toBe(hindi)
})
