import type { Language } from '#contract/language.ts'
import { language } from './language.ts'

const storageKey = 'language'

/**
 * The language that the browser is set to besides English, where this page is English and nobody chose so; undefined for
 * nothing to offer. Most phones here are set to English first, so a language further down the list counts.
 */
export function wishedLanguage(): Exclude<Language, 'en'> | undefined {
  if (language !== 'en' || readChoice()) return undefined
  const tags = navigator.languages.map((tag) => tag.slice(0, 3).replace('-', ''))
  return tags.find((tag) => tag === 'or' || tag === 'hi')
}

/** Remembers on this device that somebody chose a language, so that none is offered again. */
export function keepLanguage(chosen: Language): void {
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // Where the browser stores nothing, the offer comes again.
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
