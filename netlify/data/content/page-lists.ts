import type { PageListId } from '#contract/content/page-list-kinds.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Json } from '../../../supabase/database.types.ts'

/** The entries of a list as they are stored; none when nobody has written it. */
export async function findEntries(db: DatabaseClient, id: PageListId): Promise<unknown[]> {
  const row = dataOf(await db.from('page_lists').select('entries').eq('id', id).maybeSingle())
  return Array.isArray(row?.entries) ? row.entries : []
}

/** As `findEntries`, with the version of the list; empty when nobody has written it. */
export async function findVersion(
  db: DatabaseClient,
  id: PageListId,
): Promise<{ entries: unknown[]; version: string }> {
  const row = dataOf(await db.from('page_lists').select('entries, updated_at').eq('id', id).maybeSingle())
  return { entries: Array.isArray(row?.entries) ? row.entries : [], version: versionOf(row) }
}

/** Sets a list that has this version, and answers the new one; undefined when it has another by now. */
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

/** The moment of its last change, as the contract writes one. */
function versionOf(row: { updated_at: string } | null): string {
  return row ? new Date(row.updated_at).toISOString() : ''
}
