import type { LeadCard } from '#contract/leads/leads.ts'
import { whyNow } from '../why-now.ts'

/**
 * The order of the cards of a column, which is that of the list: who waits for a promised call, then steps
 * and appointments whose time has come, then by what is next, and the newest first where nothing is.
 */
export function byNext(now: Date): (one: LeadCard, other: LeadCard) => number {
  return (one, other) =>
    rankOf(one, now) - rankOf(other, now) ||
    timeOf(one.nextAt) - timeOf(other.nextAt) ||
    Date.parse(other.createdAt) - Date.parse(one.createdAt)
}

const lateRanks = { promise: 1, step: 2, appointment: 3, new: 4 }

function rankOf(card: LeadCard, now: Date): number {
  const { urgency } = whyNow(card, now)
  if (card.nextWhy === 'promise' && urgency === 'soon') return lateRanks.promise
  return card.nextWhy && urgency === 'late' ? lateRanks[card.nextWhy] : 4
}

/** A moment in milliseconds; what has none stands behind every moment. */
function timeOf(moment: string | null): number {
  return moment ? Date.parse(moment) : Number.MAX_SAFE_INTEGER
}
