/** Milliseconds in the database that a question of staff may take, by the number of rows in its table. */
const usual = [
  { rows: 250_000, milliseconds: 25 },
  { rows: 1_000_000, milliseconds: 100 },
] as const

/**
 * The budgets for these sizes, where there are any, as a cell of a table; `most` is a question's own budget,
 * for every size.
 */
export function budgetOf(sizes: readonly number[], most?: number): string {
  return `≤ ${most ?? sizes.flatMap((rows) => usualAt(rows) ?? []).join(' / ')}`
}

/**
 * Whether the times, one for each size, keep the question's own budget, or else the usual one at each size
 * that has one.
 */
export function isWithin(sizes: readonly number[], times: readonly number[], most?: number): boolean {
  return sizes.every(
    (rows, index) => (times[index] ?? 0) <= (most ?? usualAt(rows) ?? Number.POSITIVE_INFINITY),
  )
}

function usualAt(rows: number): number | undefined {
  return usual.find((step) => step.rows === rows)?.milliseconds
}
