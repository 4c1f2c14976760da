import type { Dealership, DealershipFacts, DealershipRecord, Setup } from '#contract/dealership/dealership.ts'
import { forms } from '#contract/enquiries/forms.ts'
import { AppError } from '#contract/wire/errors.ts'
import { dayMinutes, promiseSpan } from '#domain/leads/promise-span.ts'
import { cheapestLoan } from '#domain/prices/cheapest-loan.ts'
import * as data from '#server/data/dealership/dealership.ts'
import { readPromisedMinutes } from '#server/data/messages/promise-settings.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'
import { listEntries } from '#server/services/content/page-lists.ts'
import { countUnchecked } from '#server/services/content/unchecked.ts'
import { openingHours } from '#server/services/outlets/opening-hours.ts'
import { saveOver } from '#server/services/reports/save-over.ts'
import { getShownParts } from '#server/services/site/site-parts.ts'

/** The dealer, in the language of the call; opening hours are those of the first outlet. */
export async function getDealership(db: DatabaseClient): Promise<Dealership> {
  const [{ open, mainAddress, ...facts }, parts, lenders, pictures, minutes] = await Promise.all([
    data.readDealership(db),
    getShownParts(db),
    listEntries(db, 'lenders'),
    listEntries(db, 'pictures'),
    readPromisedMinutes(db),
  ])
  const [hours, words] = await Promise.all([
    openingHours(db, open),
    findWords(db, mainAddress ? [mainAddress] : []),
  ])
  return {
    ...facts,
    address: addressLines(words(mainAddress)),
    parts,
    openingHours: hours,
    loan: cheapestLoan(lenders),
    pictures,
    promises: promisesOf(minutes, dayMinutes(open?.hours)),
  }
}

/** An address in two lines, the street and then the place; none for an empty one. */
function addressLines(address: string): string[] {
  const comma = address.indexOf(', ')
  if (comma >= 0) return [address.slice(0, comma), address.slice(comma + 2)]
  return address ? [address] : []
}

/**
 * What each form promises; `minutes` are by the table of the form, `day` are the minutes of a working day.
 */
function promisesOf(minutes: Record<string, number>, day: number): Dealership['promises'] {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, { table }]) => {
      const promised = minutes[table]
      return promised === undefined ? [] : [[name, promiseSpan(promised, day)]]
    }),
  )
}

interface Saved {
  message: string
  record: DealershipRecord
}

/**
 * Saves the facts over those of the expected moment. A repeat of a save changes nothing. Throws `conflict`
 * with the author and the moment of newer facts, `invalid_fields` when a site that is switched on would lack
 * a fact.
 */
export async function saveDealership(
  db: DatabaseClient,
  { expected, facts }: { expected: string; facts: DealershipFacts },
): Promise<Saved> {
  const before = await data.readDealershipRecord(db)
  if (before.isOpen && !isEnough(facts)) throw incomplete()
  const record = await saveOver(
    db,
    'dealership',
    facts,
    () => data.writeDealership(db, expected, facts),
    () => data.readDealershipRecord(db),
  )
  return { message: 'The dealership is saved.', record }
}

/**
 * Switches the site on or off. Throws `invalid_fields` while the dealership is not filled in or no outlet is
 * open.
 */
export async function openSite(db: DatabaseClient, isOpen: boolean): Promise<Saved> {
  const before = await data.readDealershipRecord(db)
  if (before.isOpen === isOpen) return { message: openWords(isOpen), record: before }
  if (isOpen && !before.isFilled) throw incomplete()
  if (isOpen && !(await data.readSteps(db)).outlets)
    throw new AppError('invalid_fields', { message: 'Please add an outlet first: pages name its address.' })
  return { message: openWords(isOpen), record: await data.writeOpening(db, isOpen) }
}

/** Whether the facts are enough to open the site, by the rule of the column `is_filled`. */
function isEnough(facts: DealershipFacts): boolean {
  const { name, city, state, since, salesNumber, serviceNumber, salesEmail } = facts
  const texts = [name, city, state, salesNumber, serviceNumber, salesEmail]
  return texts.every(Boolean) && since !== null
}

function openWords(isOpen: boolean): string {
  return isOpen ? 'The site is switched on.' : 'The site says now that it opens soon.'
}

function incomplete(): AppError {
  return new AppError('invalid_fields', {
    message:
      'A site that is switched on needs name, city, state, year, the numbers of sales and service, and an e-mail address.',
  })
}

/** The steps of the first day; the texts are done when nothing is left that nobody has checked. */
export async function getSetup(db: DatabaseClient): Promise<Setup> {
  const [steps, unchecked] = await Promise.all([data.readSteps(db), countUnchecked(db)])
  return { ...steps, texts: unchecked === 0, unchecked }
}
