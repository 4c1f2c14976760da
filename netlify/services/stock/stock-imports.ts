import type { ImportedStock, StockImport } from '#contract/stock/stock-counts.ts'
import { counted } from '#contract/stock/stock-counts.ts'
import type { StockFault } from '#contract/stock/stock-parts.ts'
import { importStock } from '#server/data/stock/stock.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

type Line = StockImport['lines'][number]

/**
 * Says of each line of a list what it would change and, where no line is wrong and the run is not dry, does
 * it.
 */
export async function bringInStock(
  db: DatabaseClient,
  { isDry, lines }: StockImport,
): Promise<ImportedStock> {
  const read = lines.map((line) => ({ line, count: readCount(line.count) }))
  const isWrong = read.some(({ count }) => typeof count === 'string')
  // A count that cannot be read stands for 0, so that the line's other cells are judged all the same.
  const given = read.map(({ line: { outlet, model, variant, colour }, count }) => ({
    outlet: outlet.trim(),
    model: model.trim(),
    variant: variant.trim(),
    colour: colour.trim(),
    counted: typeof count === 'string' ? 0 : count,
  }))
  const judged = await importStock(db, given, isDry || isWrong)
  const said = read.map(({ line, count }, at) => {
    const { fault = null, before = null } = judged[at] ?? {}
    if (fault) return { fault, words: faultWords[fault](line), before, counted: null }
    if (typeof count === 'string') return { fault: 'count' as const, words: count, before, counted: null }
    return { fault, words: '', before, counted: count }
  })
  const faults = said.filter(({ fault }) => fault).length
  const isDone = !isDry && faults === 0
  return { message: messageOf(said, faults, isDone), isDone, lines: said }
}

/** The number of a cell, or the words for what is wrong with it. */
function readCount(cell: string): number | string {
  const typed = cell.trim()
  const read = counted.safeParse(typed === '' ? undefined : Number(typed))
  return read.success ? read.data : (read.error.issues[0]?.message ?? 'Please type a number.')
}

const faultWords: Record<StockFault, (line: Line) => string> = {
  outlet: ({ outlet }) => `There is no open outlet “${outlet}”.`,
  model: ({ model }) => `There is no model “${model}”, under this name or a former one.`,
  variant: ({ model, variant }) =>
    variant.trim() ? `${model} has no variant “${variant}”.` : `Please say which variant of ${model}.`,
  colour: ({ model, colour }) =>
    colour.trim() ? `${model} has no colour “${colour}”.` : `Please say which colour of ${model}.`,
  count: () => 'Please type a number.',
  twice: () => 'An earlier line counts the same.',
}

function messageOf(lines: ImportedStock['lines'], faults: number, isDone: boolean): string {
  if (faults > 0) return `Nothing is counted: ${faults === 1 ? '1 line is' : `${faults} lines are`} wrong.`
  const changed = lines.filter(({ before, counted: after }) => before !== after).length
  const numbers = changed === 1 ? '1 number' : `${changed} numbers`
  return isDone ? `Counted. ${numbers} changed.` : `${numbers} would change.`
}
