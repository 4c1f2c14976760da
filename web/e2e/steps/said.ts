import type { Language } from '#contract/wire/language.ts'
import { readDemoWords } from '#server/build/words/read-words.ts'
import { wordFiles } from '#server/lib/words/word-files.ts'

const words = wordFiles()

/**
 * A text of the source or of the demo's staff in a language, a name in capitals too; a text without a
 * translation, such as the name of a model, is returned unchanged.
 */
export function said(language: Language, english: string): string {
  if (language === 'en') return english
  const written: Record<string, string> = {
    ...Object.fromEntries(readDemoWords(language)),
    ...words[language],
  }
  const inCapitals = Object.entries(written).find(([source]) => source.toUpperCase() === english)?.[1]
  return written[english] ?? inCapitals?.toUpperCase() ?? english
}
