import type { StockImport } from '#contract/stock/stock-counts.ts'
import { readSheet } from '#web/lib/sheet.ts'

type Line = StockImport['lines'][number]

export interface StockSheet {
  lines: readonly Line[]
  /** The number of each line in the spreadsheet. */
  numbers: readonly number[]
}

/** The words by which a title says what its column holds; the first column that fits is taken. */
const titled: Record<keyof Line, RegExp> = {
  outlet: /outlet|showroom|location|branch|dealer|place/i,
  variant: /variant|version|trim/i,
  model: /model|vehicle|bike|product/i,
  colour: /colou?r|shade/i,
  count: /count|qty|quantity|stock|number|units|balance/i,
}

/** Reads a list whose first row has titles; the fault, in words, where a column is missing. */
export function readStockSheet(text: string): StockSheet | { fault: string } {
  const { rows, numbers } = readSheet(text)
  const [titles = [], ...data] = rows
  if (data.length === 0) return { fault: 'There is no row below the titles.' }
  const taken = new Set<number>()
  const places: Record<keyof Line, number> = { outlet: -1, variant: -1, model: -1, colour: -1, count: -1 }
  for (const field of Object.keys(titled) as (keyof Line)[]) {
    const place = titles.findIndex((title, at) => !taken.has(at) && titled[field].test(title))
    places[field] = place
    taken.add(place)
  }
  const missing = (['outlet', 'model', 'count'] as const).filter((field) => places[field] < 0)
  if (missing.length > 0) return { fault: `The titles name no ${missing.join(' and no ')}.` }
  const cell = (row: readonly string[], field: keyof Line) => row[places[field]] ?? ''
  return {
    numbers: numbers.slice(1),
    lines: data.map((row) => ({
      outlet: cell(row, 'outlet'),
      model: cell(row, 'model'),
      variant: cell(row, 'variant'),
      colour: cell(row, 'colour'),
      count: cell(row, 'count'),
    })),
  }
}
