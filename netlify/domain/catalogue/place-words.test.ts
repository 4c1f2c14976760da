import { expect, test } from 'vitest'
import { placeLabel, placeLines } from './place-words.ts'

test.each([
  ['facts.displayName', 'Name on its page'],
  ['facts.sources.seatHeight', 'Source of: Seat height'],
  ['pictures.hero', 'Main picture'],
  ['specification.tyresAndBrakes', 'Specification, Tyres & Brakes'],
  ['variants', 'Variants & prices'],
])('%s is called %s', (place, label) => expect(placeLabel(place)).toBe(label))

const [drum, disc] = [
  { id: 1, name: 'Drum', price: 80_000 },
  { id: 2, name: 'Disc', price: 95_000 },
]

test.each([
  ['facts.isInMenu', false, true, ['No']],
  ['facts.category', 'bigwing', 'ev', ['Big bikes']],
  ['facts.tagline', '', 'Theirs', ['Nothing']],
  ['variants', [drum, disc], [drum, { ...disc, price: 96_000 }], ['Disc, ₹95,000']],
  ['variants', [], [drum], ['None']],
  ['specification.engine', [{ label: 'boreStroke', text: '50 mm' }], [], ['Bore Stroke, 50 mm']],
  ['pictures.frames', ['/media/1.webp', '/media/2.webp'], [], ['2 pictures']],
  ['pictures.brochure', '/media/documents/1.pdf', '', ['A PDF of your own']],
])('%s: what stands there is said in words', (place, value, other, lines) =>
  expect(placeLines(place, value, other)).toEqual(lines),
)

test('of a list that differs in its order or pictures alone it says so', () => {
  expect(placeLines('variants', [drum, disc], [disc, drum])).toEqual([
    expect.stringMatching(/^2 of these, .* another order$/),
  ])
})
