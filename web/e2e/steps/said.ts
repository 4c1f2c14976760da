import type { Language } from '#contract/wire/language.ts'
import { wordFiles } from '#server/lib/words/word-files.ts'

const words = wordFiles()

/**
 * A text of the source in a language; a text without a translation, such as a name, is returned unchanged.
 */
export function said(language: Language, english: string): string {
  return language === 'en' ? english : (words[language][english] ?? english)
}
