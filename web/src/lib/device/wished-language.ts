import type { Language } from '#contract/wire/language.ts'
import { language } from '#web/lib/language.ts'

const storageKey = 'language'

/**
 * The language to offer where this page is English: the one that was chosen before, because links and the installed app lead
 * here again; and before anybody chose, the one that the browser is set to besides English, as most phones here are set to
 * English first. Undefined for nothing to offer.
 */
export function wishedLanguage(): Exclude<Language, 'en'> | undefined {
  if (language !== 'en') return undefined
  const chosen = readChoice()
  const tags = chosen ? [chosen] : navigator.languages.map((tag) => tag.slice(0, 3).replace('-', ''))
  return tags.find((tag) => tag === 'or' || tag === 'hi')
}

/** Remembers on this device that somebody chose a language: that is the one to offer, and English is none. */
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
