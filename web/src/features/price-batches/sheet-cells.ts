import { parseRupees } from '#contract/prices/money.ts'
import { readSheet } from '#web/lib/sheet.ts'

/** Is this cell an amount of rupees? */
export const isPrice = (cell: string) => !Number.isNaN(parseRupees(cell))

/**
 * The cells of rows that were copied from a spreadsheet or stand in a CSV. A price whose commas made several
 * cells of it is one cell again, and a line that is a name and a price is two.
 */
export function sheetCells(text: string): string[][] {
  const { rows, delimiter } = readSheet(text)
  const lines = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')))
  return (delimiter === ',' ? lines.map(joinedPrice) : lines).map(withPriceApart)
}

/**
 * A price with its commas in the right places, in the Indian way or by thousands; `160,92,200` is no price.
 */
const grouped =
  /^(?:(?:₹|rs\.?|inr)\s*)?(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d{1,2})?(?:\s*\/-)?$/i

/**
 * Puts a price together again from its end, because `₹ 1,04,500` without quotes is three cells of a CSV, and
 * `SP125 Disc 92,200` is two.
 */
function joinedPrice(cells: string[]): string[] {
  const joined = [...cells]
  for (;;) {
    const [before = '', last = ''] = joined.slice(-2)
    const both = `${before},${last}`
    const ends = joined.length === 2 ? (/\s((?:₹|rs\.?|inr)?\s*\S+)$/i.exec(both)?.[1] ?? '') : both
    if (joined.length < 2 || !grouped.test(ends)) return joined
    joined.splice(-2, 2, both)
  }
}

/** A heading ends in a year as a line ends in a price, and no vehicle costs so little. */
const year = /^(?:19|20)\d\d$/

/** Cells of a line whose only filled cell ends in a price, with that price in a cell of its own. */
function withPriceApart(cells: string[]): string[] {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length !== 1) return cells
  const [, name, price] = /^(.*[^\s\d].*?)\s+((?:₹|rs\.?|inr)?\s*\S*\d\S*)$/i.exec(filled[0] ?? '') ?? []
  return name && price && isPrice(price) && !year.test(price) ? [name, price] : cells
}
