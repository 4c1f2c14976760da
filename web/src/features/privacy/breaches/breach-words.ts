import {
  type Breach,
  type BreachMeasure,
  type BreachNature,
  type BreachPerson,
  breachItems,
  breachMeasures,
  breachNatures,
} from '#contract/privacy/breaches.ts'
import { boardWantsBy, itemNotes, touchedBy } from '#domain/privacy/breach-letter.ts'
import { sentenceCase } from '#domain/texts/sentence-case.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'

const natureLabels: Record<BreachNature, string> = {
  account: 'An account of staff was used by somebody else',
  export: 'A list went to the wrong person',
  device: 'A phone or computer was lost or stolen',
  system: 'Somebody got into the system',
  other: 'Something else',
}

const measureLabels: Record<BreachMeasure, string> = {
  closed: 'The way it happened is closed',
  passwords: 'Passwords of staff changed',
  keys: 'Keys of the systems changed',
  'asked-back': 'Data asked back and to be deleted',
  checked: 'Everything is being checked once more',
}

/** The reasons for which somebody is thought to be touched, as the screen says them. */
export const whyLabels: Record<BreachPerson['why'], string> = {
  exported: 'in a list that was taken away',
  changed: 'lead changed',
  read: 'in a report or the inbox that was read',
  filter: 'chosen by kind and day',
}

export const natureChoices = breachNatures.map((value) => ({ value, label: natureLabels[value] }))
export const itemBoxes = breachItems.map((name) => ({ name, label: sentenceCase(itemNotes[name]) }))
export const measureBoxes = breachMeasures.map((name) => ({ name, label: measureLabels[name] }))

/** What a breach was, in a line. */
export function natureLabel({ nature }: Pick<Breach, 'nature'>): string {
  return natureLabels[nature]
}

/** `1 person`, `12 people`. */
export function peopleCount(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}

/** Whom a breach touched and how many of them know: `12 people, 3 told`. */
export function toldWords(breach: Breach): string {
  const total = touchedBy(breach)
  return total === 0 ? 'nobody found yet' : `${peopleCount(total)}, ${breach.people.told} told`
}

/** What the Board still wants, and by when. */
export function boardWords(breach: Breach): string {
  if (breach.boardDetailedAt) return 'the Board has the details'
  const hours = Math.floor((boardWantsBy(breach).getTime() - serverNow().getTime()) / 3_600_000)
  const details = hours >= 0 ? `details due in ${hours} h` : 'details are overdue'
  return breach.boardNotedAt ? details : `first note due now, ${details}`
}
