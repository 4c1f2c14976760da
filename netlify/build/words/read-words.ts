import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OtherLanguage } from '#contract/wire/language.ts'
import { projectFolder } from '#server/command/project.ts'

export { type OtherLanguage, otherLanguages } from '#contract/wire/language.ts'

/** English text to its translation into a language. */
export type Words = ReadonlyMap<string, string>

export const wordsFolder: string = join(projectFolder, 'web/words')

/**
 * The translations into a language, of all files together. Throws where two files translate the same text in
 * two ways, so that a word has one translation in the whole site.
 */
export function readWords(language: OtherLanguage): Words {
  const words = new Map<string, string>()
  for (const [file, entries] of readWordFiles(language))
    for (const [text, wording] of Object.entries(entries)) {
      const before = words.get(text)
      if (before !== undefined && before !== wording)
        throw new Error(
          `${language}/${file} and another file say “${text}” in two ways: ${wording} / ${before}`,
        )
      words.set(text, wording)
    }
  return words
}

/** The files of a language, by name, each with its texts. */
export function readWordFiles(language: OtherLanguage): Map<string, Record<string, string>> {
  const folder = join(wordsFolder, language)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files
      .sort()
      .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>]),
  )
}

/** The demo's translations into a language, by the English text. */
export function readDemoWords(language: OtherLanguage): Words {
  const file = join(projectFolder, 'supabase/seed/words', `${language}.json`)
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}
