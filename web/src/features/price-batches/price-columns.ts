import { parseRupees } from '#contract/prices/money.ts'
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

/** Is this cell an amount that a vehicle may cost? */
export const isLikePrice = (cell: string) => parseRupees(cell) >= leastPrice

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
 * The columns that may be the price in a sheet without titles: those in which most rows hold an amount that a
 * vehicle may cost. Titled by their first amount.
 */
export function untitledPrices(rows: readonly string[][]): PriceColumn[] {
  const width = widthOf(rows)
  const full = rows.filter((cells) => cells.filter((cell) => cell !== '').length > 2)
  if (full.length === 0) return []
  return Array.from({ length: width }, (_, at) => at)
    .filter((at) => full.filter((cells) => isLikePrice(cells[at] ?? '')).length > full.length / 2)
    .map((at) => ({ at, title: `Column ${at + 1}` }))
}
