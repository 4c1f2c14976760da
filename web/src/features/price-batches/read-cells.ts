import {
  type Columns,
  isLikePrice,
  type PriceColumn,
  titledColumns,
  untitledPrices,
} from './price-columns.ts'
import { sheetCells } from './sheet-cells.ts'

/** A row as staff gave it: the name of a model or variant, and its new price. Nothing is judged here. */
export interface TypedPrice {
  name: string
  price: string
}

export interface ReadSheet {
  rows: TypedPrice[]
  /** The words for the column that the prices came from; undefined where they are the last cells. */
  column?: string
  /** More than one column may hold the new price: staff must choose, and until then there are no rows. */
  choices: (PriceColumn & { example: string })[]
}

/**
 * Reads names and prices out of what staff copied from a spreadsheet, a CSV or a list. A line of titles, also
 * below a heading, says which column holds which; without titles the price is the amount that a vehicle may
 * cost, and the cells before it are the name. `chosen` is the place of the price's column, from 0, once staff
 * chose it.
 */
export function readCells(text: string, chosen?: number): ReadSheet {
  const cells = sheetCells(text)
  const titled = titledColumns(cells)
  return titled ? readTitled(cells.slice(titled.skipped), titled, chosen) : readUntitled(cells, chosen)
}

function readTitled(rows: readonly string[][], { names, prices }: Columns, chosen?: number): ReadSheet {
  const from = prices.length > 1 ? prices.find(({ at }) => at === chosen) : prices[0]
  if (!from) return asked(rows, prices)
  const typed = withModelsAbove(rows, names).map((cells) => rowOf(cells, names, from.at))
  return readOf(typed, from.title)
}

function readUntitled(rows: readonly string[][], chosen?: number): ReadSheet {
  const { prices, isOpen } = untitledPrices(rows)
  const from = isOpen ? prices.find(({ at }) => at === chosen) : undefined
  if (isOpen && !from) return asked(rows, prices)
  const placed = withModelsAbove(rows).map((cells) => ({ cells, at: from?.at ?? priceAt(cells, prices) }))
  const isLast = placed.every(({ cells, at }) => cells.slice(at + 1).every((cell) => cell === ''))
  const column = from || !isLast ? (from?.title ?? prices.map(({ title }) => title).join(' and ')) : undefined
  return readOf(
    placed.map(({ cells, at }) => untitledRow(cells, at)),
    column,
  )
}

function asked(rows: readonly string[][], prices: readonly PriceColumn[]): ReadSheet {
  return { rows: [], choices: prices.map((column) => ({ ...column, example: exampleOf(rows, column.at) })) }
}

function readOf(typed: readonly TypedPrice[], column: string | undefined): ReadSheet {
  return {
    rows: typed.filter(({ name, price }) => name !== '' || price !== ''),
    ...(column === undefined ? {} : { column }),
    choices: [],
  }
}

/**
 * The place of the price in a row without titles: its own amount; in a row without one, the column of the
 * other rows' amounts, or the last cell, whose text is then found to be no price.
 */
function priceAt(cells: readonly string[], prices: readonly PriceColumn[]): number {
  const own = cells.findIndex(isLikePrice)
  if (own >= 0) return own
  const [others] = prices
  return others && others.at < cells.length ? others.at : cells.findLastIndex((cell) => cell !== '')
}

function exampleOf(rows: readonly string[][], at: number): string {
  const cells = rows.map((row) => row[at] ?? '')
  return cells.find(isLikePrice) ?? cells.find((cell) => cell !== '') ?? ''
}

/**
 * Writes a model into the rows below it that leave its cell empty: sheets name a model once, above its
 * variants. Without titles the model stands first.
 */
function withModelsAbove(rows: readonly string[][], names: readonly number[] = [0, 1]): readonly string[][] {
  const [model, variant] = names
  if (model === undefined || variant === undefined) return rows
  let above = ''
  return rows.map((cells) => {
    if (cells[model]) above = cells[model]
    const hasVariantAlone = cells[model] === '' && cells[variant] && !isLikePrice(cells[variant])
    return hasVariantAlone ? cells.map((cell, at) => (at === model ? above : cell)) : cells
  })
}

function rowOf(cells: readonly string[], names: readonly number[], price: number): TypedPrice {
  return { name: named(names.map((at) => cells[at])), price: cells[price] ?? '' }
}

/** A row without titles: the name ends where the first amount that a vehicle may cost begins. */
function untitledRow(cells: readonly string[], at: number): TypedPrice {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length < 2) return { name: filled[0] ?? '', price: '' }
  const amount = cells.findIndex(isLikePrice)
  const names = cells.slice(0, amount < 0 ? at : Math.min(at, amount)).filter((cell) => cell !== '')
  // A number that counts the rows is not part of a name.
  if (names.length > 1 && /^\d{1,3}\.?$/.test(names[0] ?? '')) names.shift()
  return { name: named(names), price: cells[at] ?? '' }
}

function named(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
