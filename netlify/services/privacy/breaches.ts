import { leadKinds } from '#contract/leads/lead-kinds.ts'
import type { Breach, BreachFacts, BreachPeopleChange, BreachPerson } from '#contract/privacy/breaches.ts'
import { AppError } from '#contract/wire/errors.ts'
import type { Language } from '#contract/wire/language.ts'
import { breachLetter } from '#domain/privacy/breach-letter.ts'
import * as data from '#server/data/privacy/breaches.ts'
import { readNoticeFacts } from '#server/data/privacy/notices.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'

interface Register {
  breaches: Breach[]
}
interface Letter {
  subject: string
  text: string
}

/** The register of breaches. */
export async function listBreaches(db: DatabaseClient): Promise<Register> {
  return { breaches: await data.listBreaches(db) }
}

/** Writes a breach down or changes one; throws `conflict` when somebody else saved since. */
export async function saveBreach(
  db: DatabaseClient,
  id: string,
  { expected, facts }: { expected: number; facts: BreachFacts },
): Promise<Register> {
  if (!(await data.saveBreach(db, id, expected, facts)))
    throw new AppError('conflict', {
      message:
        'Somebody saved this breach meanwhile. Please keep a copy of what you typed, and load the page again.',
    })
  return listBreaches(db)
}

/** Notes that the owner told the Board; throws `not_found` when there is no such breach. */
export async function noteBoard(
  db: DatabaseClient,
  id: string,
  step: 'noted' | 'detailed',
): Promise<Register> {
  if (!(await data.noteBoard(db, id, step))) throw noSuchBreach()
  return listBreaches(db)
}

/** Adds people to a breach, or takes a group off; throws `not_found` when there is no such breach. */
export async function changePeople(
  db: DatabaseClient,
  id: string,
  body: BreachPeopleChange,
): Promise<Register & { changed: number }> {
  const changed = await applied(db, id, body)
  if (changed === null) throw noSuchBreach()
  return { ...(await listBreaches(db)), changed }
}

function applied(db: DatabaseClient, id: string, body: BreachPeopleChange): Promise<number | null> {
  if ('drop' in body) return data.dropPeople(db, id, body.drop)
  if ('account' in body) return data.addByAccount(db, id, body)
  const { kinds, fromDay, toDay } = body
  const tables = leadKinds.flatMap(({ kind, table }) => (kinds.includes(kind) ? [table] : []))
  return data.addByFilter(db, id, { tables, fromDay, toDay })
}

/** The letter in each language, and whom it is for; throws `not_found` when there is no such breach. */
export async function readLetters(
  db: DatabaseClient,
  id: string,
): Promise<{ letters: Record<Language, Letter>; people: BreachPerson[] }> {
  const found = (await data.listBreaches(db)).find((breach) => breach.id === id)
  if (!found) throw noSuchBreach()
  const [en, or, hi] = await Promise.all((['en', 'or', 'hi'] as const).map((one) => letterIn(db, one, found)))
  if (!en || !or || !hi) throw new Error('A letter has no language.')
  return { letters: { en, or, hi }, people: await data.readPeople(db, id) }
}

/** The letter of a breach in a language, with the dealer's name in that language. */
async function letterIn(db: DatabaseClient, language: Language, found: Breach): Promise<Letter> {
  const { name, email, phone } = await readNoticeFacts()
  return inLanguage(language, async () => {
    const words = await findWords(db, [name])
    return breachLetter(found, language, { name: words(name), email, phone })
  })
}

/**
 * Has the letters of a breach mailed, or, with the id of a person, notes that they were told. Throws
 * `not_found` when there is no such breach or person.
 */
export async function sendLetters(
  db: DatabaseClient,
  id: string,
  told: number | null,
): Promise<Register & { changed: number }> {
  const changed =
    told === null ? await data.sendLetters(db, id) : Number(await data.tellPerson(db, id, told)) || null
  if (changed === null) throw noSuchBreach()
  return { ...(await listBreaches(db)), changed }
}

function noSuchBreach(): AppError {
  return new AppError('not_found', { message: 'This does not stand in the register of breaches.' })
}
