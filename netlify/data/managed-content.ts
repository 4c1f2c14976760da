import { AppError } from '#contract/errors.ts'
import type { CallIdentity } from '#server/lib/http/call-identity.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { TablesInsert } from '../../supabase/database.types.ts'

/** The tables of what staff add and delete. */
export type ContentTable = 'offers' | 'notifications' | 'gallery_images'

/** The tables whose rows can be edited. */
export type EditedTable = Exclude<ContentTable, 'gallery_images'>

/** The columns that an edit asks for; only offers have a title and a description. */
export interface ContentRow {
  image: string
  alt: string
  title?: string
  description?: string
  updated_at: string
}

/** The columns that an edit sets, those that are given; only offers have a title and a description. */
export type ContentChange = Partial<Record<'title' | 'description' | 'image' | 'alt', string | undefined>>

/** The row of a call, stored by it or by an earlier one of the same key. */
export interface Inserted {
  id: number
  outcome: 'stored' | 'repeated'
}

/**
 * Stores one row and answers its id. `repeated` means that this very call stored it before; throws `key_reused` when
 * another one did under its key.
 */
export async function insertContent<Table extends ContentTable>(
  db: DatabaseClient,
  table: Table,
  { id: key, hash }: CallIdentity,
  row: TablesInsert<Table>,
): Promise<Inserted> {
  // The parameters match table and row; the client's types cannot follow a table that is one of three.
  const sent = { ...row, idempotency_key: key, body_hash: hash } as unknown as TablesInsert<'offers'>
  const answer = await db
    .from(table as 'offers')
    .insert(sent)
    .select('id')
    .single()
  if (!isUniqueViolation(answer.error)) return { id: dataOf(answer).id, outcome: 'stored' }
  const earlier = dataOf(
    await db
      .from(table as 'offers')
      .select('id, body_hash')
      .eq('idempotency_key', key)
      .single(),
  )
  if (earlier.body_hash !== hash) throw new AppError('key_reused')
  return { id: earlier.id, outcome: 'repeated' }
}

/** One row as an edit needs it; undefined when there is none of that id. */
export async function findContent(
  db: DatabaseClient,
  table: EditedTable,
  id: number,
): Promise<ContentRow | undefined> {
  const words = table === 'offers' ? 'title, description, ' : ''
  const row = dataOf(
    await db
      .from(table as 'offers')
      .select(`${words as 'title, description, '}image, alt, updated_at`)
      .eq('id', id)
      .maybeSingle(),
  )
  return row ?? undefined
}

/** Changes one row, only as it was at `seenAt` where that is given; false when there is no such row. */
export async function updateContent(
  db: DatabaseClient,
  table: EditedTable,
  id: number,
  change: ContentChange,
  seenAt?: string,
): Promise<boolean> {
  if (Object.values(change).every((value) => value === undefined)) return true
  const query = db
    .from(table as 'offers')
    .update(change as TablesInsert<'offers'>)
    .eq('id', id)
  return dataOf(await (seenAt ? query.eq('updated_at', seenAt) : query).select('id')).length > 0
}

/** Deletes one row and answers the path of its picture; undefined when there is no row of that id. */
export async function deleteContent(
  db: DatabaseClient,
  table: ContentTable,
  id: number,
): Promise<string | undefined> {
  return dataOf(await db.from(table).delete().eq('id', id).select('image').maybeSingle())?.image
}
