import Papa from 'papaparse'
import { parseRupees } from '#contract/prices/money.ts'

/** A row as staff gave it: the name of a model or variant, and its new price. Nothing is judged here. */
export interface TypedPrice {
  name: string
  price: string
}

/**
 * Reads rows out of cells that were copied from a spreadsheet (tabs), a CSV (commas or semicolons), or lines
 * that end in a price. A line of titles says which column holds which; without titles the last cell is the
 * price and the cells before it are the name.
 */
export function readCells(text: string): TypedPrice[] {
  const clean = text.replace(/^\uFEFF/, '')
  const delimiter = clean.includes('\t') ? '\t' : ''
  const { data, meta } = Papa.parse<string[]>(clean, { delimiter, skipEmptyLines: 'greedy' })
  const cells = data.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  const rows = meta.delimiter === ',' ? cells.map(joinedPrice) : cells
  const titles = rows[0] && titlesOf(rows[0])
  const typed = titles
    ? rows.slice(1).map((cells) => ({
        name: named(titles.names.map((at) => cells[at])),
        price: cells[titles.price] ?? '',
      }))
    : rows.map(withoutTitles)
  return typed.filter(({ name, price }) => name !== '' || price !== '')
}

const isPrice = (cell: string) => !Number.isNaN(parseRupees(cell))

/**
 * A price with its commas in the right places, in the Indian way or by thousands; `160,92,200` is no price.
 */
const grouped =
  /^(?:(?:₹|rs\.?|inr)\s*)?(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d{1,2})?(?:\s*\/-)?$/i

/** Puts a price together again from its end, because `₹ 1,04,500` without quotes is three cells of a CSV. */
function joinedPrice(cells: string[]): string[] {
  const joined = [...cells]
  for (;;) {
    const [before = '', last = ''] = joined.slice(-2)
    const both = `${before},${last}`
    if (joined.length < 3 || !grouped.test(both)) return joined
    joined.splice(-2, 2, both)
  }
}

function withoutTitles(cells: string[]): TypedPrice {
  const filled = cells.filter((cell) => cell !== '')
  const [only = ''] = filled
  if (filled.length < 2) {
    const [, name, price] = /^(.*\S)\s+(\S*\d\S*)$/.exec(only) ?? []
    return name && price && isPrice(price) ? { name, price } : { name: only, price: '' }
  }
  const names = filled.slice(0, -1)
  // A number that counts the rows is not part of a name.
  if (names.length > 1 && /^\d{1,3}\.?$/.test(names[0] ?? '')) names.shift()
  return { name: named(names), price: filled.at(-1) ?? '' }
}

/** The columns of names and prices, if this row is a line of titles; a row with a price in it is none. */
function titlesOf(cells: string[]): { names: number[]; price: number } | undefined {
  if (cells.some(isPrice)) return undefined
  const where = (words: RegExp, not?: RegExp) =>
    cells.findIndex((cell) => words.test(cell) && !not?.test(cell))
  const isNew = where(/\bnew\b|revised/i)
  const price =
    isNew >= 0 ? isNew : where(/price|ex.?showroom|rate|amount|mrp|₹/i, /\b(?:old|current)\b|difference/i)
  const model = where(/model|bike|vehicle|scooter|name/i)
  const variant = where(/variant|version|type/i)
  if (price < 0 || (model < 0 && variant < 0)) return undefined
  return { names: [...new Set([model, variant])].filter((at) => at >= 0 && at !== price), price }
}

function named(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
