import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The tables whose prices staff set. */
export type PricedTable = 'vehicles' | 'variants' | 'accessories'

interface LastChange {
  by: string
  at: string
}

/**
 * The author (user id) and the moment (ISO 8601) of a row's last price, as the audit trail has them; both
 * empty when it has none.
 */
export function findLastPriceChange(db: DatabaseClient, table: PricedTable, id: number): Promise<LastChange> {
  return findLastChange(db, table, id, 'new_values->price_paise')
}

/** Like `findLastPriceChange`, for any change of a row of the pages' content. */
export function findLastContentChange(
  db: DatabaseClient,
  table: string,
  id: number | string,
): Promise<LastChange> {
  return findLastChange(db, table, id, 'new_values')
}

/** The last change of each row of a table's content that a person made, by the row's id. */
export async function listLastContentChanges(
  db: DatabaseClient,
  table: string,
): Promise<Record<string, LastChange>> {
  const rows = await readAllRows((first, last) =>
    db
      .from('audit_events')
      .select('row_id, user_id, created_at', counted)
      .eq('table_name', table)
      .not('new_values', 'is', null)
      .order('created_at')
      .order('id')
      .range(first, last),
  )
  return Object.fromEntries(
    rows.map((row) => [row.row_id, { by: row.user_id, at: new Date(row.created_at).toISOString() }]),
  )
}

/** The last event of that kind about a row. */
async function findLastChange(
  db: DatabaseClient,
  table: string,
  id: number | string,
  changed: string,
): Promise<LastChange> {
  const last = dataOf(
    await db
      .from('audit_events')
      .select('user_id, created_at')
      .eq('table_name', table)
      .eq('row_id', String(id))
      .not(changed, 'is', null)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  return last ? { by: last.user_id, at: new Date(last.created_at).toISOString() } : { by: '', at: '' }
}
