import type { z } from 'zod'
import type { PageListId } from '#contract/content/page-list-kinds.ts'
import { type ManagedList, pageListEntries } from '#contract/content/page-lists.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/content/page-lists.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { standardTemplates } from './standard-templates.ts'

type Entry = z.output<(typeof pageListEntries)[PageListId]>

/** The entries of a list that a page shows. */
export function listEntries<Id extends PageListId>(db: DatabaseClient, id: Id): Promise<data.Entries<Id>> {
  return data.findEntries(db, id)
}

/** A list as staff edit it, with each field as text. */
export async function getManagedList(db: DatabaseClient, id: PageListId): Promise<ManagedList> {
  return toManaged(id, await data.findVersion(db, id))
}

/**
 * Saves a whole list, and answers it as it is stored. Throws `invalid_fields` with the place of each wrong
 * field (`0.rate`), and `conflict` with the author of a newer version; a repeat of a save changes nothing.
 */
export async function saveManagedList(
  db: DatabaseClient,
  id: PageListId,
  given: Pick<ManagedList, 'version' | 'entries'>,
): Promise<ManagedList & { message: string }> {
  const entries = readEntries(id, given.entries)
  const message = 'The list is saved.'
  const saved = await data.saveEntries(db, id, entries, given.version)
  if (saved) return { ...toManaged(id, saved), message }
  const now = await data.findVersion(db, id)
  if (JSON.stringify(now.entries) === JSON.stringify(entries)) return { ...toManaged(id, now), message }
  throw new AppError('conflict', { newer: await findLastContentChange(db, 'page_lists', id) })
}

function toManaged(id: PageListId, { entries, ...list }: data.StoredList<PageListId>): ManagedList {
  const standard = id === 'templates' ? { standard: standardTemplates.map(inTexts) } : {}
  return { ...list, entries: entries.map(inTexts), ...standard }
}

function readEntries(id: PageListId, typed: readonly object[]): Entry[] {
  const fields: Record<string, string> = {}
  const entries = typed.flatMap((entry, place) => {
    const read = pageListEntries[id].safeParse(entry)
    for (const { path, message } of read.error?.issues ?? [])
      fields[[place, ...path].map(String).join('.')] ??= message
    return read.success ? [read.data] : []
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields })
  return entries
}

function inTexts(entry: object): Record<string, string> {
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, String(value)]))
}
