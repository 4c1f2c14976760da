import {
  type OwnedKind,
  standardYears,
  warrantyPlans,
  warrantyPlus,
} from '#contract/content/warranty-plans.ts'
import { addDays, addMonths, daysBetween } from './days.ts'

/** The owner's answers: days as `YYYY-MM-DD`, the odometer in kilometres. */
export interface Owned {
  kind: OwnedKind
  bought: string
  odometer: number
  today: string
}

/** One term of warranty: it ends with its last day or at its last kilometre, whichever comes earlier. */
export interface WarrantyTerm {
  years: number
  /** Years above the standard ones; 0 is the standard warranty. */
  added: number
  km: number
  lastDay: string
  /**
   * The day on which the kilometres are used up at the pace so far, where that day comes before the last one.
   */
  fullOn?: string
  over?: 'days' | 'km'
}

/** Days of use from which the pace of a vehicle counts. */
const paceDays = 30

/** All terms of a vehicle, with the standard one first. */
export function warrantyTerms(owned: Owned): WarrantyTerm[] {
  const plan = warrantyPlans.find(({ kind }) => kind === owned.kind)
  if (!plan) return []
  return [{ years: 0, km: 0 }, ...plan.extensions].map(({ years, km }) =>
    termOf(owned, years, plan.standardKm + km),
  )
}

function termOf({ bought, odometer, today }: Owned, added: number, km: number): WarrantyTerm {
  const years = standardYears + added
  // A cover of a year ends with the day before the anniversary.
  const lastDay = addDays(addMonths(bought, years * 12), -1)
  const owned = daysBetween(bought, today)
  const term = { years, added, km, lastDay }
  if (odometer >= km) return { ...term, over: 'km' }
  if (today > lastDay) return { ...term, over: 'days' }
  const daysToFull = owned < paceDays ? Number.POSITIVE_INFINITY : Math.floor((km * owned) / odometer)
  return daysToFull < daysBetween(bought, lastDay) ? { ...term, fullOn: addDays(bought, daysToFull) } : term
}

/** The day on which a term ends at the pace so far, and whether days or kilometres end it. */
export function endOf({ lastDay, fullOn }: WarrantyTerm): { day: string; by: 'days' | 'km' } {
  return fullOn === undefined ? { day: lastDay, by: 'days' } : { day: fullOn, by: 'km' }
}

/**
 * Extended Warranty Plus: the last day on which an owner can renew it, and the last day that it can cover.
 */
export function plusTerm({ bought, today }: Pick<Owned, 'bought' | 'today'>) {
  const renewUntil = addDays(addMonths(bought, warrantyPlus.renewYears * 12), -1)
  const coverUntil = addDays(addMonths(bought, warrantyPlus.coverYears * 12), -1)
  return { renewUntil, coverUntil, canRenew: today <= renewUntil }
}
