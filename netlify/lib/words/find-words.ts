import type { Language } from '#contract/language.ts'
import { dataOf } from '../supabase/database-error.ts'
import type { DatabaseClient } from '../supabase/supabase-clients.ts'

/** What stands for a text in a language: its words, or the text itself where it has none. */
export type InWords = (text: string) => string

const asItIs: InWords = (text) => text

/** Asks once for the words of a language for all of these texts, which staff wrote; English is as it is. */
export async function findWords(
  db: DatabaseClient,
  language: Language,
  texts: readonly string[],
): Promise<InWords> {
  if (language === 'en' || texts.length === 0) return asItIs
  const asked = [...new Set(texts)]
  const rows = dataOf(await db.rpc('words_of', { asked: language, texts: asked }))
  const words = new Map(rows.map(({ source_text, said }) => [source_text, said]))
  return (text) => words.get(text) ?? text
}
