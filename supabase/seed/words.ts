import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherLanguages } from '#contract/wire/language.ts'
import { insertRows, type Run } from './rows.ts'

/**
 * Translations of the demo's texts into a language, by the English text; a native reader corrects them in
 * these files.
 */
export function readDemoWords(language: (typeof otherLanguages)[number]): Record<string, string> {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'words', `${language}.json`), 'utf8'))
}

/** Stores the demo's translations into Odia and Hindi. */
export async function seedWords(run: Run): Promise<void> {
  const rows = otherLanguages.flatMap((language) =>
    Object.entries(readDemoWords(language)).map(([source_text, text]) => ({ language, source_text, text })),
  )
  await insertRows(run, 'translations', rows)
}
