import type {
  Breach,
  BreachFacts,
  BreachItem,
  BreachMeasure,
  BreachNature,
} from '#contract/privacy/breaches.ts'
import { hoursToBoard } from '#contract/privacy/breaches.ts'
import type { Language } from '#contract/wire/language.ts'
import { t } from '#contract/wire/language.ts'
import { itemWords } from './notice-items.ts'
import type { NoticeFacts } from './notice-parts.ts'

/** What a letter tells; the rest of a breach is for the dealer and the Board. */
export type LetterFacts = Pick<BreachFacts, 'nature' | 'items' | 'measures' | 'words'>

const natures: Record<BreachNature, () => string> = {
  account: () => t`Somebody used an account of our staff without leave and could read them.`,
  export: () => t`A list with them came to somebody who should not have it.`,
  device: () => t`A phone or computer with them was lost or stolen.`,
  system: () => t`Somebody got into the system that keeps them.`,
  other: () => t`They came to somebody who should not have them.`,
}

const measures: Record<BreachMeasure, () => string> = {
  closed: () => t`We closed the way by which it happened.`,
  passwords: () => t`We changed the passwords of our staff.`,
  keys: () => t`We changed the keys of our systems.`,
  'asked-back': () => t`We asked for the data back and to have it deleted.`,
  checked: () => t`We are checking everything once more.`,
}

/**
 * The letter to somebody whom a breach touched, in the language of `inLanguage`: what got out and how, what
 * may follow, what the dealer did, and whom to ask. It names nobody, so one letter serves all of a language.
 */
export function breachLetter(
  { nature, items, measures: done, words }: LetterFacts,
  language: Language,
  dealer: NoticeFacts,
): { subject: string; text: string } {
  const name = dealer.name
  const whom = [dealer.name, dealer.phone, dealer.email].filter(Boolean).join(', ')
  const what = itemWords(items)
  const own = words[language]
  const how = natures[nature]()
  const paragraphs = [
    t`You gave ${name} details of yourself. ${how}`,
    t`What it was, as far as you gave it to us: ${what}.`,
    own,
    done.map((measure) => measures[measure]()).join(' '),
    t`What may follow: somebody may call or write to you in our name. We ask nobody for a code, a password or money on the phone. If somebody does, please call us.`,
    t`Whom to ask: ${whom}. You may also complain to the Data Protection Board of India.`,
  ]
  return {
    subject: t`About your details at ${name}`,
    text: paragraphs.filter((words) => words !== '').join('\n\n'),
  }
}

const natureNotes: Record<BreachNature, string> = {
  account: 'an account of staff was used without leave',
  export: 'a list came to somebody who should not have it',
  device: 'a device with personal data was lost or stolen',
  system: 'somebody got into the system that keeps personal data',
  other: 'personal data came to somebody who should not have it',
}

/**
 * The details that got out, as the owner and the Board read them; the people concerned read their own words.
 */
export const itemNotes: Record<BreachItem, string> = {
  name: 'names',
  number: 'phone numbers',
  email: 'e-mail addresses',
  place: 'PIN codes, places',
  vehicle: 'vehicles',
  loan: 'loan amounts',
  proofs: 'which papers they have',
  message: 'messages',
  photos: 'photographs',
  resume: 'resumes',
}

const measureNotes: Record<BreachMeasure, string> = {
  closed: 'the way by which it happened is closed',
  passwords: 'passwords of staff were changed',
  keys: 'keys of the systems were changed',
  'asked-back': 'the data was asked back, with its deletion',
  checked: 'everything is being checked once more',
}

/** How many people a breach touched. */
export function touchedBy({ people }: Pick<Breach, 'people'>): number {
  return people.exported + people.changed + people.read + people.filter
}

/** When the Board wants the details. */
export function boardWantsBy({ knownAt }: Pick<Breach, 'knownAt'>): Date {
  return new Date(Date.parse(knownAt) + hoursToBoard * 3_600_000)
}

/**
 * The note for the Data Protection Board, in English, for the owner to read over and send; `saidAt` writes a
 * moment in words.
 */
export function boardNote(breach: Breach, dealer: NoticeFacts, saidAt: (moment: string) => string): string {
  const { nature, items, measures: done, happened, knownAt, people } = breach
  const total = touchedBy(breach)
  return [
    `To the Data Protection Board of India: intimation of a personal data breach`,
    `Data Fiduciary: ${[dealer.name, dealer.phone, dealer.email].filter(Boolean).join(', ')}`,
    `Nature: ${natureNotes[nature]}. Known since ${saidAt(knownAt)}.`,
    `What happened: ${happened}`,
    `Extent: ${total} ${total === 1 ? 'person' : 'people'}, as far as found so far; data: ${items.map((item) => itemNotes[item]).join('; ')}.`,
    `Likely impact: calls or messages in the dealer’s name to the people concerned.`,
    `Done so far: ${done.length > 0 ? done.map((measure) => measureNotes[measure]).join('; ') : 'nothing yet'}.`,
    `People told: ${people.told} of ${total}.`,
  ].join('\n')
}
