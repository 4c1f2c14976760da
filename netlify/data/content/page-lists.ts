import type { z } from 'zod'
import type { Check } from '#contract/content/check.ts'
import type { PageListId } from '#contract/content/page-list-kinds.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import type { StoredShapes } from '#server/lib/supabase/stored-shapes.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Json, Tables } from '../../../supabase/database.types.ts'
import { checkOf } from './check-of.ts'

/** The entries of a list. */
export type Entries<Id extends PageListId> = z.output<StoredShapes[`page_lists.${Id}`]>

/** The stored entries of a list; none when nobody has written the list. */
export async function findEntries<Id extends PageListId>(db: DatabaseClient, id: Id): Promise<Entries<Id>> {
  const row = dataOf(await db.from('page_lists').select('entries').eq('id', id).maybeSingle())
  return readStored(`page_lists.${id}`, row?.entries ?? [])
}

/** A list with its version (empty when nobody has written the list), and who checked it. */
export interface StoredList<Id extends PageListId> {
  entries: Entries<Id>
  version: string
  checked: Check | null
}

const stored = 'entries, updated_at, checked_at, checked_by'

/** Like `findEntries`, with the version and the check. */
export async function findVersion<Id extends PageListId>(
  db: DatabaseClient,
  id: Id,
): Promise<StoredList<Id>> {
  const row = dataOf(await db.from('page_lists').select(stored).eq('id', id).maybeSingle())
  return row ? toStored(id, row) : { entries: readStored(`page_lists.${id}`, []), version: '', checked: null }
}

/**
 * Saves a list over this version and answers it as stored; undefined when the stored version is another one
 * by now.
 */
export async function saveEntries<Id extends PageListId>(
  db: DatabaseClient,
  id: Id,
  entries: Json[],
  version: string,
): Promise<StoredList<Id> | undefined> {
  if (version !== '') {
    const change = db.from('page_lists').update({ entries }).eq('id', id).eq('updated_at', version)
    const [changed] = dataOf(await change.select(stored))
    return changed && toStored(id, changed)
  }
  const answer = await db.from('page_lists').insert({ id, entries }).select(stored).single()
  return isUniqueViolation(answer.error) ? undefined : toStored(id, dataOf(answer))
}

/** The lists that are stored and that nobody has checked. */
export async function findUncheckedLists(db: DatabaseClient): Promise<{ id: string }[]> {
  return dataOf(await db.from('page_lists').select('id').is('checked_at', null).neq('entries', '[]'))
}

type Row = Pick<Tables<'page_lists'>, 'entries' | 'updated_at' | 'checked_at' | 'checked_by'>

/** The version of a list is the moment of its last change, in the contract's form. */
function toStored<Id extends PageListId>(id: Id, row: Row): StoredList<Id> {
  return {
    entries: readStored(`page_lists.${id}`, row.entries),
    version: new Date(row.updated_at).toISOString(),
    checked: checkOf(row),
  }
}
