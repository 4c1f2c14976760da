import type { Category } from '#contract/catalogue/lines.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables } from '../../../supabase/database.types.ts'

export type StatusRow = Pick<Tables<'vehicles'>, 'id' | 'bike_name' | 'display_name' | 'is_active'>

/** The vehicles of a category that the caller may see, active or not, in the dealer's order. */
export async function listStatuses(db: DatabaseClient, category: Category): Promise<StatusRow[]> {
  return readAllRows((first, last) =>
    db
      .from('vehicles')
      .select('id, bike_name, display_name, is_active', counted)
      .eq('category', category)
      .is('archived_at', null)
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
}

/**
 * Shows or hides a vehicle of a category: `missing` when the category has no vehicle with that id,
 * `incomplete` when a shown vehicle would lack something.
 */
export async function updateStatus(
  db: DatabaseClient,
  category: Category,
  id: number,
  isActive: boolean,
): Promise<'saved' | 'missing' | 'incomplete'> {
  const found = () =>
    db.from('vehicles').select('missing').eq('id', id).eq('category', category).is('archived_at', null)
  const change = db
    .from('vehicles')
    .update({ is_active: isActive })
    .eq('id', id)
    .eq('category', category)
    .is('archived_at', null)
  const complete = isActive ? change.filter('missing', 'eq', '{}') : change
  if (dataOf(await complete.select('id')).length > 0) return 'saved'
  return dataOf(await found()).length > 0 ? 'incomplete' : 'missing'
}
