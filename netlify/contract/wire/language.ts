/**
 * The languages of the public site, each by its own name for itself; the source code is written in English.
 */
export const languages = { en: 'English', or: 'ଓଡ଼ିଆ', hi: 'हिन्दी' } as const
export type Language = keyof typeof languages

/** The path of a page in a language, from its English path. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * The path of a page in each of these languages, with the name by which search engines know the language;
 * `x-default` for all other languages.
 */
export function alternatesOf(path: string, spoken: readonly Language[]): [name: string, path: string][] {
  const named = spoken.map((language) => [`${language}-IN`, addressIn(language, path)] as [string, string])
  return [...named, ['x-default', path]]
}
/** Staff's names for the languages. */
export const languageNames: Record<Language, string> = { en: 'English', or: 'Odia', hi: 'Hindi' }

/** The languages beside English: words are kept for these. */
export const otherLanguages = ['or', 'hi'] as const
export type OtherLanguage = (typeof otherLanguages)[number]

type Values = readonly (string | number)[]

/**
 * Answers the words for an English template with its values in them; undefined for a template without words.
 */
export type LookUp = (parts: readonly string[], values: Values) => string | undefined

let lookUp: LookUp = () => undefined

/** Makes `t` and `wordsFor` look words up at each call; the server's `lib/words/in-language.ts` sets this. */
export function sayBy(way: LookUp): void {
  lookUp = way
}

/**
 * A text that visitors read: t`${count} models`. The build of another language puts that language's words in
 * the text's place, so that a browser loads the shown language alone. The server looks the words up in the
 * language of the call that it answers, so a text of the server must be made within a call; a text made when
 * a file loads is English. The words are kept in `web/words`, by the English text with a name for each value:
 * `{count} models`.
 */
export function t(parts: TemplateStringsArray, ...values: Values): string {
  return (
    lookUp(parts, values) ?? parts.reduce((text, part, place) => `${text}${values[place - 1] ?? ''}${part}`)
  )
}

/**
 * The words that visitors read for values that are kept in English, such as the choices of a form: answers a
 * function from a value to its words. Every value is written out, because the build of another language
 * replaces them by a table; a value that is not among them comes back as it is.
 * @__NO_SIDE_EFFECTS__
 */
export function wordsFor(...values: readonly (string | Record<string, string>)[]): (value: string) => string {
  const [table] = values
  if (typeof table === 'object') return (value) => table[value] ?? value
  return (value) => (values.includes(value) ? (lookUp([value], []) ?? value) : value)
}
