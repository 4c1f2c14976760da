import { fillerFault, fillersIn } from '#contract/content/fillers.ts'
import type { TranslatedText } from '#contract/content/translations.ts'
import { AppError } from '#contract/wire/errors.ts'
import { languageNames, type OtherLanguage, otherLanguages } from '#contract/wire/language.ts'
import { faultOfLetters, firstFaultOfLetters } from '#domain/content/lost-letters.ts'
import * as data from '#server/data/content/translations.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { standardWords } from './page-text/standard-words.ts'
import { listSiteTexts } from './site-texts.ts'

/** Every text of the pages that staff wrote or that comes with the site, with its words. */
export async function listTranslations(db: DatabaseClient): Promise<TranslatedText[]> {
  const [texts, words] = await Promise.all([listSiteTexts(db), presentWords(db)])
  return texts.map(({ text, place }) => ({
    source: text,
    place,
    or: words('or', text),
    hi: words('hi', text),
  }))
}

/**
 * Sets the words of a text; throws `conflict` with the present words, their author and their moment, unless
 * they are the expected ones, and `invalid_fields` for words in other letters than those of their language.
 */
export async function saveTranslation(
  db: DatabaseClient,
  { expected, ...wanted }: data.Translation & { expected: string },
): Promise<{ message: string }> {
  const { language, source, text } = wanted
  const fault = fillerFault(text, fillersIn(source)) || faultOfLetters(language, source, text)
  if (fault) throw new AppError('invalid_fields', { fields: { text: fault } })
  const message = `The words in ${languageNames[language]} are saved.`
  if (await setWords(db, wanted, expected)) return { message }
  const stored = await data.findTranslation(db, language, source)
  const standard = standardWords(language, source)
  // The words that come with the site stand in no row that could be changed.
  if (stored === '' && expected === standard && (await setWords(db, wanted, ''))) return { message }
  const current = stored || standard
  if (current === text) return { message }
  const change = await findLastContentChange(db, 'translations', data.translationId(language, source))
  throw new AppError('conflict', { current: { markdown: current, ...change } })
}

/**
 * Sets the words of a translator's file, overwriting present ones. Empty words and texts of no page change
 * nothing. Throws `invalid_fields` for a file whose letters are not those of its columns.
 */
export async function importTranslations(
  db: DatabaseClient,
  given: readonly { source: string; or: string; hi: string }[],
): Promise<{ message: string; changed: number; unknown: number }> {
  const fault = firstFaultOfLetters(given)
  if (fault) throw new AppError('invalid_fields', { fields: { texts: fault } })
  const known = new Set((await listSiteTexts(db)).map(({ text }) => text))
  const bySource = new Map(given.map((one) => [one.source, one]))
  const found = [...bySource.values()].filter(({ source }) => known.has(source))
  const present = await presentWords(db)
  const news = found
    .flatMap(wordsIn)
    .filter(({ language, source, text }) => present(language, source) !== text)
  const changed = await data.importTranslations(db, news)
  const unknown = bySource.size - found.length
  return { message: `${changed} ${changed === 1 ? 'text has' : 'texts have'} new words.`, changed, unknown }
}

/** Sets words over the `seen` ones; false where other words stand. */
async function setWords(db: DatabaseClient, wanted: data.Translation, seen: string): Promise<boolean> {
  if (seen !== '') return data.updateTranslation(db, wanted, seen)
  return wanted.text !== '' && data.insertTranslation(db, wanted)
}

function wordsIn(text: { source: string } & Record<OtherLanguage, string>): data.Translation[] {
  return otherLanguages.flatMap((language) =>
    text[language] === '' ? [] : [{ language, source: text.source, text: text[language] }],
  )
}

/** The words that visitors read: the dealer's own, otherwise those that come with the site, or none. */
async function presentWords(db: DatabaseClient): Promise<typeof standardWords> {
  const all = await data.listTranslations(db)
  const own = new Map(all.map(({ language, source, text }) => [data.translationId(language, source), text]))
  return (language, text) => own.get(data.translationId(language, text)) ?? standardWords(language, text)
}
