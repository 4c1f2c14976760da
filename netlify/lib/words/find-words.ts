import { figureInWords } from '#domain/catalogue/figure-words.ts'
import { mostRows } from '../supabase/all-rows.ts'
import { dataOf } from '../supabase/database-error.ts'
import type { DatabaseClient } from '../supabase/supabase-clients.ts'
import { spokenLanguage } from './in-language.ts'

/** Answers the words of a text in the language of the call, or the text itself where there are none. */
export type InWords = (text: string) => string

const asItIs: InWords = (text) => text

/**
 * Looks up the words, in the language of the call, of all these texts that staff wrote; a figure has its unit
 * in words, and in English every text stays as it is. Nearly always one call: more texts than a project
 * answers rows need several, because a text whose row was cut off would stay English without an error.
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
  return (text) => words.get(text) ?? figureInWords(text)
}
