import type { PageListId } from '#contract/content/page-list-kinds.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Json } from '../../../supabase/database.types.ts'

/** The stored entries of a list; none when nobody has written the list. */
export async function findEntries(db: DatabaseClient, id: PageListId): Promise<unknown[]> {
  const row = dataOf(await db.from('page_lists').select('entries').eq('id', id).maybeSingle())
  return Array.isArray(row?.entries) ? row.entries : []
}

/** Like `findEntries`, with the version of the list; empty when nobody has written the list. */
export async function findVersion(
  db: DatabaseClient,
  id: PageListId,
): Promise<{ entries: unknown[]; version: string }> {
  const row = dataOf(await db.from('page_lists').select('entries, updated_at').eq('id', id).maybeSingle())
  return { entries: Array.isArray(row?.entries) ? row.entries : [], version: versionOf(row) }
}

/**
 * Saves a list over this version and answers the new version; undefined when the stored version is another
 * one by now.
 */
export async function saveEntries(
  db: DatabaseClient,
  id: PageListId,
  entries: Json[],
  version: string,
): Promise<string | undefined> {
  if (version !== '') {
    const change = db.from('page_lists').update({ entries }).eq('id', id).eq('updated_at', version)
    const [changed] = dataOf(await change.select('updated_at'))
    return changed && versionOf(changed)
  }
  const answer = await db.from('page_lists').insert({ id, entries }).select('updated_at').single()
  return isUniqueViolation(answer.error) ? undefined : versionOf(dataOf(answer))
}

/** The version of a list: the moment of its last change, in the contract's form. */
function versionOf(row: { updated_at: string } | null): string {
  return row ? new Date(row.updated_at).toISOString() : ''
}
