import type { Language } from '#contract/wire/language.ts'
import { language } from '#web/lib/language.ts'
import { deviceStorage } from './storage.ts'

const storageKey = 'language'

/**
 * The language to offer on an English page. A language that the visitor chose before comes first, because
 * links and the installed app may lead back to English. Otherwise it is the first other language in the
 * browser's settings, because most phones here have English in front. Undefined when there is nothing to
 * offer.
 */
export function wishedLanguage(): Exclude<Language, 'en'> | undefined {
  if (language !== 'en') return undefined
  const chosen = deviceStorage.read(storageKey)
  const tags = chosen ? [chosen] : navigator.languages.map((tag) => tag.slice(0, 3).replace('-', ''))
  return tags.find((tag) => tag === 'or' || tag === 'hi')
}

/**
 * Remembers on this device which language the visitor chose, for `wishedLanguage`; after a choice of English
 * no language is offered.
 */
export function keepLanguage(chosen: Language): void {
  deviceStorage.write(storageKey, chosen)
}
