import type { Category } from '#contract/lines.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables } from '../../supabase/database.types.ts'

export type StatusRow = Pick<Tables<'vehicles'>, 'id' | 'bike_name' | 'is_active'>

/** The vehicles of a category that the caller may see, active or not, in the dealer's order. */
export async function listStatuses(db: DatabaseClient, category: Category): Promise<StatusRow[]> {
  return readAllRows((first, last) =>
    db
      .from('vehicles')
      .select('id, bike_name, is_active', counted)
      .eq('category', category)
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
}

/** Shows or hides a vehicle of a category; answers false when the category has none of that id. */
export async function updateStatus(
  db: DatabaseClient,
  category: Category,
  id: number,
  isActive: boolean,
): Promise<boolean> {
  const changed = dataOf(
    await db
      .from('vehicles')
      .update({ is_active: isActive })
      .eq('id', id)
      .eq('category', category)
      .select('id')
      .maybeSingle(),
  )
  return changed !== null
}
