import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, type OtherLanguage, sayBy } from '#contract/wire/language.ts'
import { partsOf, shapeOf } from './template.ts'
import { wordFiles } from './word-files.ts'

const spoken = new AsyncLocalStorage<Language>()

/**
 * Calls `run` for a reader of a language: inside `run`, `t`, `wordsFor` and `findWords` use that language.
 */
export function inLanguage<T>(language: Language, run: () => T): T {
  return spoken.run(language, run)
}

/** The language of the running call; English outside of a call. */
export function spokenLanguage(): Language {
  return spoken.getStore() ?? 'en'
}

sayBy((parts, values) => {
  const language = spokenLanguage()
  if (language === 'en') return undefined
  const known = templatesOf(language).get(shapeOf(parts))
  return known?.words.replace(/\{([^{}]+)\}/g, (place, name: string) =>
    String(values[known.names.indexOf(name)] ?? place),
  )
})

/** The words of a text in a language, and the names of its values in the order of the English text. */
interface Template {
  words: string
  names: readonly string[]
}

const kept = new Map<OtherLanguage, ReadonlyMap<string, Template>>()

/** The words of a language by the shapes of their English texts. */
function templatesOf(language: OtherLanguage): ReadonlyMap<string, Template> {
  const known = kept.get(language)
  if (known) return known
  const made = new Map(
    Object.entries(wordFiles()[language]).map(([text, words]) => {
      const { parts, names } = partsOf(text)
      return [shapeOf(parts), { words, names }]
    }),
  )
  kept.set(language, made)
  return made
}
