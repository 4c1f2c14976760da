import { describe, expect, test } from 'vitest'
import { aPriceVersion } from '#web/testing/builders/prices.ts'
import { changeLine, readAmount } from './change-line.ts'
import { type JudgedRow, judgePrices, rowsToSet } from './judge-prices.ts'
import { readCells } from './read-cells.ts'

const versions = [
  aPriceVersion({ variantId: 11, variant: 'Drum' }),
  aPriceVersion({ variantId: 12, variant: 'Disc', isFirst: false, price: 94_000 }),
  aPriceVersion({ vehicleId: 2, model: 'UNICORN', displayName: 'Unicorn', price: 1_18_000 }),
  aPriceVersion({
    vehicleId: 3,
    model: "CB350H'ness",
    displayName: "H'ness CB350",
    category: 'bigwing',
    price: 2_10_500,
  }),
]

describe('cells of a spreadsheet', () => {
  test.each([
    ['tabs', 'SP125\tDrum\t92,200/-\nUNICORN\t₹ 1,20,000.00'],
    [
      'titles, whatever stands between',
      'S No.\tModel\tVariant\tOld price\tNew price\n1\tSP125\tDrum\t90000\t92,200/-\n2\tUNICORN\t\t\t₹ 1,20,000.00',
    ],
    [
      'a quoted CSV with a byte-order mark',
      '\uFEFFBike Name,Variant,Price\r\nSP125,Drum,"92,200/-"\r\nUNICORN,,"₹ 1,20,000.00"\r\n',
    ],
    ['commas without quotes', '1,SP125,Drum,92,200/-\n2,UNICORN,₹ 1,20,000.00'],
    ['semicolons', 'SP125;Drum;92,200/-\nUNICORN;;₹ 1,20,000.00'],
  ])('%s', (_, text) => {
    expect(readCells(text).rows).toEqual([
      { name: 'SP125 Drum', price: '92,200/-' },
      { name: 'UNICORN', price: '₹ 1,20,000.00' },
    ])
  })

  test.each([
    ['tabs', 'S No.\tModel\tPrice\n1\tSP125\t92,200\n2\tDio 125\t89,000'],
    ['tabs without titles', '1\tSP125\t92,200\n2\tDio 125\t89,000'],
    ['quotes', 'S No.,Model,Price\n1,SP125,"92,200"\n2,Dio 125,"89,000"'],
    ['commas without quotes', '1,SP125,92,200\n2,Dio 125,89,000'],
  ])('a short name before the price is no part of it, with %s', (_, text) => {
    expect(readCells(text).rows).toEqual([
      { name: 'SP125', price: '92,200' },
      { name: 'Dio 125', price: '89,000' },
    ])
  })

  test('a variant that is a number is no part of a quoted price', () => {
    expect(readCells('UNICORN,160,"92,200"\nUNICORN,160,Rs 1,20,000').rows).toEqual([
      { name: 'UNICORN 160', price: '92,200' },
      { name: 'UNICORN 160', price: 'Rs 1,20,000' },
    ])
  })

  test('lines that end in a price, and what has none', () => {
    expect(readCells('SP125 Drum 92200\nUNICORN\n\n').rows).toEqual([
      { name: 'SP125 Drum', price: '92200' },
      { name: 'UNICORN', price: '' },
    ])
  })
})

describe('the column of the price', () => {
  const choices = (text: string) => readCells(text).choices.map(({ title, example }) => [title, example])

  test('of a line of titles is said', () => {
    expect(readCells('Model\tVariant\tEx-showroom\nSP125\tDrum\t92200')).toEqual({
      rows: [{ name: 'SP125 Drum', price: '92200' }],
      column: 'Ex-showroom',
      choices: [],
    })
  })

  test.each([
    ['Model\tVariant\tDealer price\tEx-showroom price\nSP125\tDrum\t86200\t92200', 'Dealer price', '86200'],
    ['Model\tVariant\tOn-road price\tEx-showroom\nSP125\tDrum\t113900\t92200', 'On-road price', '113900'],
    ['SP125\tDrum\t86200\t92200\nUNICORN\t\t110000\t120000', 'Column 3', '86200'],
  ])('is asked for where two could be it: %j', (text, title, example) => {
    const read = readCells(text)
    expect(read.rows).toEqual([])
    expect(choices(text)).toEqual([
      [title, example],
      [expect.any(String), '92200'],
    ])
    expect(readCells(text, read.choices[1]?.at).rows[0]).toEqual({ name: 'SP125 Drum', price: '92200' })
  })

  test.each([
    ['figures behind it', 'SP125\tDrum\t92200\t9000\t6500\nUNICORN\t\t120000\t9500\t6700'],
    ['a share behind it', 'SP125\tDrum\t92200\t18%'],
    [
      'a share and an instalment, in a sheet of two lines',
      'SP125\tDrum\t92200\t18%\t429\nUNICORN\t\t\t18%\t429',
    ],
    ['a number to call behind it', 'SP125\tDrum\t92200\t9437012346'],
  ])('without titles is the amount that a vehicle may cost, and is said: %s', (_, text) => {
    const { rows, column } = readCells(text)
    expect([rows[0], column]).toEqual([{ name: 'SP125 Drum', price: '92200' }, 'Column 3'])
  })

  test('is asked for where one row alone has two amounts, or where two rows have theirs in different ones', () => {
    const titles = (text: string) => choices(text).map(([title]) => title)
    expect(titles('SP125\tDrum\t92200\t6500\nUNICORN\t\t120000\t141000')).toEqual(['Column 3', 'Column 4'])
    expect(titles('SP125\tDrum\t92200\t\nUNICORN\t\t\t141000')).toEqual(['Column 3', 'Column 4'])
  })

  test('without a price in it leaves the row without one', () => {
    const { rows } = readCells('SP125\tDrum\t92200\t6500\nUNICORN\tDisc\t\t6700\nDIO125\tsoon')
    expect(rows.slice(1)).toEqual([
      { name: 'UNICORN Disc', price: '' },
      { name: 'DIO125', price: 'soon' },
    ])
  })

  test('is not asked for where only one is new', () => {
    expect(choices('Model\tCurrent price\tRevised price\nSP125\t90000\t92200')).toEqual([])
  })
})

test.each([
  ['a heading above the titles', 'Price list w.e.f. 01.12.2026\nModel\tVariant\tPrice\nSP125\tDisc\t92,200'],
  [
    'a heading that ends in a year',
    'Price list December 2026\nModel\tVariant\tPrice\tGST\nSP125\tDisc\t92,200\t18%',
  ],
  ['a heading above semicolons', 'Price list\nModel;Variant;Price\nSP125;Drum;90,000\nSP125;Disc;92,200'],
  ['a heading that fills cells', 'Price list\t\t\nModel\tVariant\tPrice\nSP125\tDisc\t92,200'],
  ['a line that names its separator', 'sep=;\nModel;Variant;Price\nSP125;Disc;92,200'],
  ['a model that is named once', 'Model\tVariant\tPrice\nSP125\t\t\n\tDisc\t92,200'],
  ['a line of one cell', 'SP125 Disc 92,200'],
  ['marks of direction', 'SP125\tDisc\t\u202a92,200\u202c'],
])('%s is read', (_, text) => {
  expect(readCells(text).rows.at(-1)).toEqual({ name: 'SP125 Disc', price: '92,200' })
})

const rows = (...given: [name: string, price: string, isLeftOut?: boolean][]) =>
  given.map(([name, price, isLeftOut = false], at) => ({
    key: String(at),
    name,
    price,
    isLeftOut,
    mends: false,
  }))
const words = (judged: JudgedRow[]) =>
  judged.map(({ marks }) => marks.map((mark) => `${mark.kind}: ${mark.words}`))

test('a row is found by model or page name, with or without the variant', () => {
  const judged = judgePrices(
    rows(['sp-125 drum', '91000'], ['SP 125 Disc', '95000'], ['h’ness cb 350', '2,11,000']),
    versions,
  )
  expect(judged.map((row) => row.version?.variantId ?? row.version?.model)).toEqual([11, 12, "CB350H'ness"])
  expect(words(judged)).toEqual([[], [], []])
  expect(judgePrices(rows(['SP125', '91000']), versions)[0]?.version?.variant).toBe('Drum')
})

test('what looks wrong is said in words, and what is wrong is not set', () => {
  const judged = judgePrices(
    rows(['PULSAR', '91000'], ['', '1'], ['UNICORN', 'soon'], ['SP125 Drum', '0'], ['SP125 Disc', '']),
    versions,
  )
  expect(words(judged)).toEqual([
    ['wrong: No model of this name'],
    ['wrong: Name is missing'],
    ['wrong: Price cannot be read'],
    ['wrong: Price is zero'],
    ['wrong: Price is missing'],
  ])
  expect(rowsToSet(judged)).toEqual([])
})

test('15% or more, below the model, the same price', () => {
  expect(
    words(judgePrices(rows(['UNICORN', '135700'], ['SP125 Disc', '89000'], ['SP125', '90000']), versions)),
  ).toEqual([
    ['unusual: 15% or more'],
    ['unusual: Below the model’s price, ₹90,000'],
    ['same: Nothing changes'],
  ])
  expect(words(judgePrices(rows(['UNICORN', '135699']), versions))).toEqual([[]])
  expect(words(judgePrices(rows(['SP125', '96000']), versions))).toEqual([
    ['unusual: Disc would cost less than the model'],
  ])
  // The two rows together are in order again.
  expect(words(judgePrices(rows(['SP125', '96000'], ['SP125 Disc', '100000']), versions))).toEqual([[], []])
})

test('a doubled name is wrong until one of the two is left out', () => {
  const twice = judgePrices(rows(['UNICORN', '119000'], ['Unicorn', '120000']), versions)
  expect(words(twice)).toEqual([['wrong: In the list twice'], ['wrong: In the list twice']])
  const once = judgePrices(rows(['UNICORN', '119000'], ['Unicorn', '120000', true]), versions)
  expect(rowsToSet(once).map(({ wanted }) => wanted)).toEqual([119_000])
})

test('a line changes by percent or rupees and is rounded as it says', () => {
  const change = (by: 'percent' | 'rupees', amount: number, roundTo: number) =>
    changeLine(versions, { line: 'motorcycle', by, amount, roundTo }).map(({ wanted }) => wanted)
  expect(change('percent', 2.5, 1)).toEqual([92_250, 96_350, 120_950])
  expect(change('percent', 2.5, 100)).toEqual([92_300, 96_400, 121_000])
  expect(change('rupees', -1500, 1)).toEqual([88_500, 92_500, 116_500])
  expect([readAmount('+2.5 %'), readAmount('− 1,୫00'), readAmount('୦'), readAmount('two')]).toEqual([
    2.5,
    -1500,
    Number.NaN,
    Number.NaN,
  ])
})
