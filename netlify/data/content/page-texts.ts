import type { PageTextId } from '#contract/content/page-text-list.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The Markdown of a text that staff wrote; undefined when nobody did. */
export async function findPageText(db: DatabaseClient, id: PageTextId): Promise<string | undefined> {
  return dataOf(await db.from('page_texts').select('markdown').eq('id', id).maybeSingle())?.markdown
}

/** All texts that staff wrote, with when they were changed last. */
export async function listPageTexts(
  db: DatabaseClient,
): Promise<{ id: string; markdown: string; updated_at: string }[]> {
  return dataOf(await db.from('page_texts').select('id, markdown, updated_at'))
}

/** Writes a text for the first time; false when somebody else did in this very moment. */
export async function insertPageText(db: DatabaseClient, id: PageTextId, markdown: string): Promise<boolean> {
  const answer = await db.from('page_texts').insert({ id, markdown }).select('id').single()
  if (isUniqueViolation(answer.error)) return false
  dataOf(answer)
  return true
}

/** Changes a text as it was at `seenAt`; false when it is no longer that. */
export async function updatePageText(
  db: DatabaseClient,
  id: PageTextId,
  markdown: string,
  seenAt: string,
): Promise<boolean> {
  const change = db.from('page_texts').update({ markdown }).eq('id', id).eq('updated_at', seenAt)
  return dataOf(await change.select('id')).length > 0
}
