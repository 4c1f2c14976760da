/** Milliseconds in the database that a question of staff may take, by how many rows it is asked of. */
const most = [
  { rows: 250_000, milliseconds: 25 },
  { rows: 1_000_000, milliseconds: 100 },
] as const

/** The budgets of these sizes, where there is one, as a cell of a table. */
export function budgetOf(sizes: readonly number[]): string {
  return `≤ ${sizes.flatMap((rows) => budgetAt(rows) ?? []).join(' / ')}`
}

/** Whether the times, one for each size, keep the budget wherever there is one. */
export function isWithin(sizes: readonly number[], times: readonly number[]): boolean {
  return sizes.every((rows, index) => (times[index] ?? 0) <= (budgetAt(rows) ?? Number.POSITIVE_INFINITY))
}

function budgetAt(rows: number): number | undefined {
  return most.find((step) => step.rows === rows)?.milliseconds
}
