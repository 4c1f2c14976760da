import { z } from 'zod'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

/** What staff add and delete, by its table. */
interface ContentRows {
  offers: { title: string; description: string; image: string; alt: string }
  notifications: { image: string; alt: string }
  gallery_images: { image: string; alt: string }
}
export type ContentTable = keyof ContentRows

/** Stores one row and answers its id. */
export async function insertContent<Table extends ContentTable>(
  db: Database,
  table: Table,
  row: ContentRows[Table],
): Promise<number> {
  const stored = dataOf(
    await db
      .from(table as string)
      .insert(row)
      .select('id')
      .single(),
  )
  return z.object({ id: z.number().int() }).parse(stored).id
}

/** Deletes one row and answers the path of its picture; nothing when there is none of that id. */
export async function deleteContent(
  db: Database,
  table: ContentTable,
  id: number,
): Promise<string | undefined> {
  const deleted = dataOf<{ image: string } | null>(
    await db.from(table).delete().eq('id', id).select('image').maybeSingle(),
  )
  return deleted?.image
}
