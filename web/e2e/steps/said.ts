import type { Language } from '#contract/wire/language.ts'
import { wordFiles } from '#server/lib/words/word-files.ts'

const words = wordFiles()

/** A text of the source in a language; one without words there, such as a name, stays as it is. */
export function said(language: Language, english: string): string {
  return language === 'en' ? english : (words[language][english] ?? english)
}
