import { parseRupees } from '#contract/prices/money.ts'
import { maxPriceRupees } from '#contract/wire/limits.ts'
import { widthOf } from '#web/lib/sheet.ts'
import { isPrice } from './sheet-cells.ts'

/** The columns of a sheet by their places, from 0. */
export interface Columns {
  /** Rows that are no data: a heading over the table and its line of titles. */
  skipped: number
  names: readonly number[]
  /** Every column that may hold the new price, with words for it; the likeliest is not chosen for anybody. */
  prices: readonly PriceColumn[]
}

export interface PriceColumn {
  at: number
  title: string
}

const nameTitle = /model|bike|vehicle|scooter|name/i
const variantTitle = /variant|version|type/i
const priceTitle = /price|ex.?showroom|on.?road|rate|amount|mrp|cost|₹/i
const newTitle = /\bnew\b|revised/i
const oldTitle = /\b(?:old|current|existing|previous)\b|difference|change/i

/** A heading and a second line of it may stand above the titles, and no more. */
const mostLinesAbove = 4
/** No vehicle costs less, so a smaller number in a sheet without titles is a number of a row or of a name. */
const leastPrice = 10_000

/** Is this cell an amount that a vehicle may cost? Neither a share in percent nor a number to call is one. */
export const isLikePrice = (cell: string) => {
  const amount = parseRupees(cell)
  return amount >= leastPrice && amount <= maxPriceRupees
}

/** The columns that a line of titles names; undefined when there is no such line. */
export function titledColumns(rows: readonly string[][]): Columns | undefined {
  for (const [at, cells] of rows.slice(0, mostLinesAbove).entries()) {
    if (cells.some(isPrice)) return undefined
    const columns = columnsNamed(cells)
    if (columns) return { skipped: at + 1, ...columns }
    // A heading over the table stands alone in its line.
    if (cells.filter((cell) => cell !== '').length > 1) return undefined
  }
  return undefined
}

function columnsNamed(titles: readonly string[]): Omit<Columns, 'skipped'> | undefined {
  const placed = titles.map((title, at) => ({ title, at }))
  const priced = placed.filter(({ title }) => priceTitle.test(title) || newTitle.test(title))
  const current = priced.filter(({ title }) => !oldTitle.test(title))
  const renewed = current.filter(({ title }) => newTitle.test(title))
  const prices = [renewed, current, priced].find((some) => some.length > 0) ?? []
  const named = (words: RegExp) =>
    placed.find(({ title, at }) => words.test(title) && !priced.some((price) => price.at === at))?.at
  const names = [named(nameTitle), named(variantTitle)].filter((at) => at !== undefined)
  return prices.length > 0 && names.length > 0 ? { names: [...new Set(names)], prices } : undefined
}

/**
 * The columns in which rows without titles hold an amount that a vehicle may cost. `isOpen` says that some
 * row has such an amount, or a gap before its own, in more than one of them, so nobody but staff knows which
 * one is meant; rows of different lengths, in each of which the price is plain, are not open.
 */
export function untitledPrices(rows: readonly string[][]): { prices: PriceColumn[]; isOpen: boolean } {
  const places = Array.from({ length: widthOf(rows) }, (_, at) => at).filter((at) =>
    rows.some((cells) => isLikePrice(cells[at] ?? '')),
  )
  const isOpen = rows.some((cells) => {
    const last = cells.findLastIndex(isLikePrice)
    return places.filter((at) => at <= last && (cells[at] === '' || isLikePrice(cells[at] ?? ''))).length > 1
  })
  return { prices: places.map((at) => ({ at, title: `Column ${at + 1}` })), isOpen }
}
