import type { Say } from './section.ts'

type Cell = string | number

/**
 * Prints a table: the first column to the left, figures to the right, numbers with one decimal below a
 * hundred.
 */
export function printTable(
  say: Say,
  title: string,
  columns: readonly string[],
  rows: readonly Cell[][],
): void {
  const lines = [columns, ...rows].map((row) => row.map(written))
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  say(`\n${title}`)
  for (const line of lines)
    say(
      `  ${line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   ')}`,
    )
}

/** Whether a figure is within its budget, as the last cell of a row. */
export function verdict(isKept: boolean): string {
  return isKept ? 'ok' : 'OVER'
}

function written(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return cell >= 100 || Number.isInteger(cell) ? Math.round(cell).toLocaleString('en') : cell.toFixed(1)
}
