import type { z } from 'zod'
import type { PageListId } from '#contract/content/page-list-kinds.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { StoredShapes } from '#server/lib/supabase/stored-shapes.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { readStored } from '#server/lib/supabase/tolerant-reading.ts'
import type { Json } from '../../../supabase/database.types.ts'

/** The entries of a list. */
export type Entries<Id extends PageListId> = z.output<StoredShapes[`page_lists.${Id}`]>

/** The stored entries of a list; none when nobody has written the list. */
export async function findEntries<Id extends PageListId>(db: DatabaseClient, id: Id): Promise<Entries<Id>> {
  const row = dataOf(await db.from('page_lists').select('entries').eq('id', id).maybeSingle())
  return entriesOf(id, row)
}

/** Like `findEntries`, with the version of the list; empty when nobody has written the list. */
export async function findVersion<Id extends PageListId>(
  db: DatabaseClient,
  id: Id,
): Promise<{ entries: Entries<Id>; version: string }> {
  const row = dataOf(await db.from('page_lists').select('entries, updated_at').eq('id', id).maybeSingle())
  return { entries: entriesOf(id, row), version: versionOf(row) }
}

function entriesOf<Id extends PageListId>(id: Id, row: { entries: Json } | null): Entries<Id> {
  return readStored(`page_lists.${id}`, row?.entries ?? [])
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
