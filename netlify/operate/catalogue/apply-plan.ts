import type { Query } from '../query.ts'
import type { ImportPlan } from './plan.ts'
import { orderStored, writeStored } from './stored-catalogue.ts'

/** Writes the changes of a plan; `query` has to act as the owner of the tables, in a transaction. */
export async function applyPlan(query: Query, { vehicles, order }: ImportPlan): Promise<void> {
  await writeStored(
    query,
    vehicles.flatMap(({ write }) => write ?? []),
  )
  if (order) await orderStored(query, order)
}
