import type { Language } from '#contract/wire/language.ts'

/** The language of this build. Its pages are below `base`, English pages at the root. */
export const language: Language = import.meta.env.VITE_LANGUAGE ?? 'en'

/**
 * The prefix of each address in this build's language: empty, `/or` or `/hi`. The router adds the prefix to
 * its links.
 */
export const base: string = language === 'en' ? '' : `/${language}`

/** The path of the shown page without the language's prefix, as the router knows the path. */
export function shownPath(): string {
  return base === '' ? location.pathname : location.pathname.slice(base.length) || '/'
}
