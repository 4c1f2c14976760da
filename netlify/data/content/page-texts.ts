import type { PageTextId } from '#contract/content/page-text-list.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The Markdown of a text as staff wrote it; undefined when they did not. */
export async function findPageText(db: DatabaseClient, id: PageTextId): Promise<string | undefined> {
  return dataOf(await db.from('page_texts').select('markdown').eq('id', id).maybeSingle())?.markdown
}

/** All texts that staff wrote, with the moment of their last change. */
export async function listPageTexts(
  db: DatabaseClient,
): Promise<{ id: string; markdown: string; updated_at: string }[]> {
  return dataOf(await db.from('page_texts').select('id, markdown, updated_at'))
}

/** Writes a text for the first time; false when another call wrote the text at this very moment. */
export async function insertPageText(db: DatabaseClient, id: PageTextId, markdown: string): Promise<boolean> {
  const answer = await db.from('page_texts').insert({ id, markdown }).select('id').single()
  if (isUniqueViolation(answer.error)) return false
  dataOf(answer)
  return true
}

/** Changes a text as it stood at `seenAt`; false when the text has changed since. */
export async function updatePageText(
  db: DatabaseClient,
  id: PageTextId,
  markdown: string,
  seenAt: string,
): Promise<boolean> {
  const change = db.from('page_texts').update({ markdown }).eq('id', id).eq('updated_at', seenAt)
  return dataOf(await change.select('id')).length > 0
}
