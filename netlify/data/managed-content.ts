import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { TablesInsert } from '../../supabase/database.types.ts'

/** The tables of what staff add and delete. */
export type ContentTable = 'offers' | 'notifications' | 'gallery_images'

/** Stores one row and answers its id. */
export async function insertContent<Table extends ContentTable>(
  db: DatabaseClient,
  table: Table,
  row: TablesInsert<Table>,
): Promise<number> {
  // The parameters match table and row; the client's types cannot follow a table that is one of three.
  const stored = await db
    .from(table as 'offers')
    .insert(row as TablesInsert<'offers'>)
    .select('id')
    .single()
  return dataOf(stored).id
}

/** Deletes one row and answers the path of its picture; undefined when there is no row of that id. */
export async function deleteContent(
  db: DatabaseClient,
  table: ContentTable,
  id: number,
): Promise<string | undefined> {
  return dataOf(await db.from(table).delete().eq('id', id).select('image').maybeSingle())?.image
}
