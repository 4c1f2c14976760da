import type { DatabaseClient } from '../supabase/supabase-clients.ts'
import { findWords, type InWords } from './find-words.ts'
import { spokenLanguage } from './in-language.ts'

/** An answer with the words of the call's language in the fields of these names, at any depth; all else stays as it is. */
export async function translateAnswer(
  answer: unknown,
  fields: readonly string[],
  db: DatabaseClient,
): Promise<unknown> {
  if (spokenLanguage() === 'en' || fields.length === 0) return answer
  const texts: string[] = []
  mapTexts(answer, fields, (text) => {
    if (text !== '') texts.push(text)
    return text
  })
  return mapTexts(answer, fields, await findWords(db, texts))
}

/** A copy in which the texts of the fields are changed: those fields themselves, and all that lies inside them. */
function mapTexts(value: unknown, fields: readonly string[], change: InWords, isInside = false): unknown {
  if (typeof value === 'string') return isInside ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, fields, change, isInside))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      mapTexts(inner, fields, change, isInside || fields.includes(name)),
    ]),
  )
}
