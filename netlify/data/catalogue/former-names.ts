import type { FormerName } from '#contract/catalogue/catalogue.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * The present name of a vehicle, found by a former name; undefined when the caller may see no such vehicle.
 */
export async function findNewName(db: DatabaseClient, formerName: string): Promise<string | undefined> {
  const row = dataOf(
    await db.from('former_names').select('vehicles!inner (bike_name)').eq('name', formerName).maybeSingle(),
  )
  return row?.vehicles.bike_name
}

/** Every former name of the vehicles that the caller may see, each with the present name. */
export async function listFormerNames(db: DatabaseClient): Promise<FormerName[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('former_names')
      .select('name, vehicles!inner (bike_name)', counted)
      .order('name')
      .range(first, last),
  )
  return rows.map(({ name, vehicles }) => ({ name, bikeName: vehicles.bike_name }))
}
