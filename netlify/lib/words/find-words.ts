import { mostRows } from '../supabase/all-rows.ts'
import { dataOf } from '../supabase/database-error.ts'
import type { DatabaseClient } from '../supabase/supabase-clients.ts'
import { spokenLanguage } from './in-language.ts'

/** What stands for a text in the language of the call: its words, or the text itself where it has none. */
export type InWords = (text: string) => string

const asItIs: InWords = (text) => text

/**
 * Asks for the words that the language of the call has for all of these texts, which staff wrote; English is as it is. Nearly
 * always once: more texts than a project answers rows go in several calls, because what is cut would stay English without a word.
 */
export async function findWords(db: DatabaseClient, texts: readonly string[]): Promise<InWords> {
  const language = spokenLanguage()
  if (language === 'en' || texts.length === 0) return asItIs
  const asked = [...new Set(texts)]
  const calls = Array.from({ length: Math.ceil(asked.length / mostRows) }, (_, call) =>
    db.rpc('words_of', { asked: language, texts: asked.slice(call * mostRows, (call + 1) * mostRows) }),
  )
  const rows = (await Promise.all(calls)).flatMap((answer) => dataOf(answer))
  const words = new Map(rows.map(({ source_text, said }) => [source_text, said]))
  return (text) => words.get(text) ?? text
}
