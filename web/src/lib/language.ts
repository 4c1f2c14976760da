import type { Language } from '#contract/wire/language.ts'

/** The language of this build; its pages stand below `base`, English ones at the root. */
export const language: Language = import.meta.env.VITE_LANGUAGE ?? 'en'

/** What stands before each address of this build's language: nothing, `/or` or `/hi`. The router adds it to its links. */
export const base: string = language === 'en' ? '' : `/${language}`

/** The shown page's path as the router knows it, the same in every language. */
export function shownPath(): string {
  return base === '' ? location.pathname : location.pathname.slice(base.length) || '/'
}
