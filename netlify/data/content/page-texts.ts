import type { Check } from '#contract/content/check.ts'
import type { PageTextId } from '#contract/content/page-text-list.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { checkOf } from './check-of.ts'

/**
 * The Markdown of a text as it is stored; undefined for none, and for a visitor where nobody has checked it.
 */
export async function findPageText(db: DatabaseClient, id: PageTextId): Promise<string | undefined> {
  return dataOf(await db.from('page_texts').select('markdown').eq('id', id).maybeSingle())?.markdown
}

interface StoredText {
  id: string
  markdown: string
  updated_at: string
  checked: Check | null
}

/** All stored texts, with the moment of their last change and who checked them. */
export async function listPageTexts(db: DatabaseClient): Promise<StoredText[]> {
  const rows = dataOf(await db.from('page_texts').select('id, markdown, updated_at, checked_at, checked_by'))
  return rows.map(({ id, markdown, updated_at, ...row }) => ({
    id,
    markdown,
    updated_at,
    checked: checkOf(row),
  }))
}

/** Writes a text for the first time; false when another call wrote the text at this very moment. */
export async function insertPageText(db: DatabaseClient, id: PageTextId, markdown: string): Promise<boolean> {
  const answer = await db.from('page_texts').insert({ id, markdown }).select('id').single()
  if (isUniqueViolation(answer.error)) return false
  dataOf(answer)
  return true
}

/** Saves a text as it stood at `seenAt`; false when the text has changed since. */
export async function updatePageText(
  db: DatabaseClient,
  id: PageTextId,
  markdown: string,
  seenAt: string,
): Promise<boolean> {
  const change = db.from('page_texts').update({ markdown }).eq('id', id).eq('updated_at', seenAt)
  return dataOf(await change.select('id')).length > 0
}
