import { isLikePrice, type PriceColumn, titledColumns, untitledPrices } from './price-columns.ts'
import { sheetCells } from './sheet-cells.ts'

/** A row as staff gave it: the name of a model or variant, and its new price. Nothing is judged here. */
export interface TypedPrice {
  name: string
  price: string
}

export interface ReadSheet {
  rows: TypedPrice[]
  /** The title of the column that the prices came from; undefined where they are the last cells. */
  column?: string
  /** More than one column may hold the new price: staff must choose, and until then there are no rows. */
  choices: (PriceColumn & { example: string })[]
}

/**
 * Reads names and prices out of what staff copied from a spreadsheet, a CSV or a list. A line of titles, also
 * below a heading, says which column holds which; without titles the last cell is the price and the cells
 * before it are the name. `chosen` is the place of the price's column, from 0, once staff chose it.
 */
export function readCells(text: string, chosen?: number): ReadSheet {
  const cells = sheetCells(text)
  const titled = titledColumns(cells)
  const data = cells.slice(titled?.skipped ?? 0)
  const prices = titled?.prices ?? untitledPrices(data)
  const from = prices.length > 1 ? prices.find(({ at }) => at === chosen) : prices[0]
  if (prices.length > 1 && !from)
    return {
      rows: [],
      choices: prices.map((column) => ({ ...column, example: exampleOf(data, column.at) })),
    }
  const typed =
    titled && from
      ? withModelsAbove(data, titled.names).map((cells) => rowOf(cells, titled.names, from.at))
      : withModelsAbove(data).map((cells) => untitledRow(cells, prices, from?.at))
  return {
    rows: typed.filter(({ name, price }) => name !== '' || price !== ''),
    ...((titled || prices.length > 1) && from && { column: from.title }),
    choices: [],
  }
}

function exampleOf(rows: readonly string[][], at: number): string {
  return rows.map((cells) => cells[at] ?? '').find((cell) => cell !== '') ?? ''
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

function untitledRow(
  cells: readonly string[],
  prices: readonly PriceColumn[],
  from: number | undefined,
): TypedPrice {
  const at = prices.length > 1 ? from : cells.findLastIndex((cell) => cell !== '')
  const filled = cells.filter((cell) => cell !== '')
  if (at === undefined || filled.length < 2) return { name: filled[0] ?? '', price: '' }
  const names = cells.filter((cell, place) => cell !== '' && place < Math.min(at, prices[0]?.at ?? at))
  // A number that counts the rows is not part of a name.
  if (names.length > 1 && /^\d{1,3}\.?$/.test(names[0] ?? '')) names.shift()
  return { name: named(names), price: cells[at] ?? '' }
}

function named(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
