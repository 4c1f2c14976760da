import { stageLabel } from '#contract/leads/lead-stages.ts'
import type { LeadCard } from '#contract/leads/leads.ts'
import { momentWords } from './lead-words.ts'
import { promiseState } from './promise-clock.tsx'

/** Why a lead is to be worked on now: the words, the part of them that is never cut off, and how urgent. */
export interface WhyNow {
  words: string
  when: string
  urgency: 'none' | 'quiet' | 'soon' | 'late'
}

export type Waiting = Omit<
  LeadCard,
  'id' | 'version' | 'lostReason' | 'lostBecause' | 'name' | 'mobile' | 'message'
>

/** How long before its moment a next step or an appointment counts as soon, in milliseconds. */
const soonMs = 30 * 60_000

/**
 * The reason for the place of a lead in the list; its stage where nothing is to be done at a certain moment.
 */
export function whyNow(lead: Waiting, now: Date): WhyNow {
  const { nextAt, nextWhy } = lead
  if (!nextAt || !nextWhy) return { words: stageLabel(lead.family, lead.stage), when: '', urgency: 'none' }
  const isLate = lead.lateAt !== null && Date.parse(lead.lateAt) <= now.getTime()
  const when = momentWords(nextAt, now)
  const late = `late ${sinceWords(nextAt, now)}`
  const urgency = isLate ? 'late' : isSoon(lead, nextAt, now) ? 'soon' : 'quiet'
  switch (nextWhy) {
    case 'new':
      return { words: 'came', when: `${sinceWords(nextAt, now)} ago`, urgency: 'quiet' }
    case 'promise':
      return isLate
        ? { words: 'call promised,', when: late, urgency }
        : { words: 'promised by', when, urgency }
    case 'step': {
      const words = lead.nextStep || 'call again'
      return isLate ? { words: `${words},`, when: late, urgency } : { words, when, urgency }
    }
    case 'appointment':
      // Once it is over, somebody only has to say whether they came.
      return isLate ? { words: 'did they come?', when, urgency } : { words: 'appointment', when, urgency }
  }
}

/**
 * Whether what is next comes soon: a promise in the last quarter of its time, anything else in half an hour.
 */
function isSoon(lead: Waiting, nextAt: string, now: Date): boolean {
  if (lead.nextWhy === 'promise') return promiseState(lead, now) === 'soon'
  return Date.parse(nextAt) - now.getTime() <= soonMs
}

/** How long ago a moment was: `25 min`, `18 h`, `3 days`. */
export function sinceWords(moment: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(moment)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
