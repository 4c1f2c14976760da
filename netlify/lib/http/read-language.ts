import { AppError } from '#contract/wire/errors.ts'
import { type Language, languages } from '#contract/wire/language.ts'

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

/**
 * The language that an address asks for; English where the address names no language, or none of the site's.
 */
export function languageOf({ searchParams }: URL): Language {
  const name = searchParams.get('language') ?? ''
  return isLanguage(name) ? name : 'en'
}

/**
 * The language of an address, and the rest of its query, because no endpoint's schema has the language.
 * Throws `bad_request` for a language that the site does not have.
 */
export function takeLanguage(url: URL): { language: Language; query: Record<string, string> } {
  const { language: name, ...query } = Object.fromEntries(url.searchParams)
  if (name !== undefined && !isLanguage(name))
    throw new AppError('bad_request', { fields: { language: 'Please ask for en, or or hi.' } })
  return { language: languageOf(url), query }
}
