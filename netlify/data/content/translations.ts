import { createHash } from 'node:crypto'
import type { OtherLanguage } from '#contract/wire/language.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

export type Translation = { language: OtherLanguage; source: string; text: string }

/** The key of a text in a language, as the table computes it. */
export function translationId(language: OtherLanguage, source: string): string {
  return `${language}:${createHash('md5').update(source).digest('hex')}`
}

/** All words of both languages. */
export async function listTranslations(db: DatabaseClient): Promise<Translation[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('translations')
      .select('language, source:source_text, text', counted)
      .order('id')
      .range(first, last),
  )
  return rows.map((row) => ({ ...row, language: row.language as OtherLanguage }))
}

/** The words of a text; empty when there are none. */
export async function findTranslation(
  db: DatabaseClient,
  language: OtherLanguage,
  source: string,
): Promise<string> {
  const id = translationId(language, source)
  return dataOf(await db.from('translations').select('text').eq('id', id).maybeSingle())?.text ?? ''
}

/** Writes the first words of a text; false when another call wrote some at this very moment. */
export async function insertTranslation(
  db: DatabaseClient,
  { language, source, text }: Translation,
): Promise<boolean> {
  const answer = await db
    .from('translations')
    .insert({ language, source_text: source, text })
    .select('id')
    .single()
  if (isUniqueViolation(answer.error)) return false
  dataOf(answer)
  return true
}

/**
 * Changes words that were seen, or removes them when the new ones are empty; false when other words stand
 * there by now.
 */
export async function updateTranslation(
  db: DatabaseClient,
  { language, source, text }: Translation,
  seen: string,
): Promise<boolean> {
  const table = db.from('translations')
  const change = text === '' ? table.delete() : table.update({ text })
  const changed = await change.eq('id', translationId(language, source)).eq('text', seen).select('id')
  return dataOf(changed).length > 0
}

/** Sets the words of many texts, overwriting present ones; answers how many words changed. */
export async function importTranslations(db: DatabaseClient, given: readonly Translation[]): Promise<number> {
  return dataOf(await db.rpc('import_words', { given: [...given] }))
}
