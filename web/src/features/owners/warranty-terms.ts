import type { WarrantyPlan } from '#contract/content/page-lists.ts'
import type { OwnedKind } from '#contract/content/warranty-plans.ts'
import { dayAfter } from '#domain/days/days.ts'
import { addMonths, daysBetween } from './days.ts'

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

/** All terms of a vehicle by the dealer's plans, with the standard one first; none without a standard one. */
export function warrantyTerms(plans: readonly WarrantyPlan[], owned: Owned): WarrantyTerm[] {
  const own = plans.filter(({ vehicle }) => vehicle === owned.kind)
  const standard = own.find(({ kind }) => kind === 'standard')
  if (!standard) return []
  const added = own.filter(({ kind }) => kind === 'extended')
  return [{ years: 0, km: 0 }, ...added].map(({ years, km }) =>
    termOf(owned, { years: standard.years + years, added: years, km: standard.km + km }),
  )
}

function termOf(
  { bought, odometer, today }: Owned,
  { years, added, km }: Pick<WarrantyTerm, 'years' | 'added' | 'km'>,
): WarrantyTerm {
  // A cover of a year ends with the day before the anniversary.
  const lastDay = dayAfter(addMonths(bought, years * 12), -1)
  const owned = daysBetween(bought, today)
  const term = { years, added, km, lastDay }
  if (odometer >= km) return { ...term, over: 'km' }
  if (today > lastDay) return { ...term, over: 'days' }
  const daysToFull = owned < paceDays ? Number.POSITIVE_INFINITY : Math.floor((km * owned) / odometer)
  return daysToFull < daysBetween(bought, lastDay) ? { ...term, fullOn: dayAfter(bought, daysToFull) } : term
}

/** The day on which a term ends at the pace so far, and whether days or kilometres end it. */
export function endOf({ lastDay, fullOn }: WarrantyTerm): { day: string; by: 'days' | 'km' } {
  return fullOn === undefined ? { day: lastDay, by: 'days' } : { day: fullOn, by: 'km' }
}

/**
 * Extended Warranty Plus: the last day that it can cover and, where the plan says one, the last day on which
 * an owner can renew it; undefined where the dealer has no such plan.
 */
export function plusTerm(
  plans: readonly WarrantyPlan[],
  { kind, bought, today }: Owned,
): PlusTerm | undefined {
  const plan = plans.find((one) => one.vehicle === kind && one.kind === 'plus')
  if (!plan) return undefined
  const lastDay = (years: number) => dayAfter(addMonths(bought, years * 12), -1)
  const renewUntil = lastDay(plan.renewYears || plan.years)
  return { renewUntil, coverUntil: lastDay(plan.years), canRenew: today <= renewUntil }
}

interface PlusTerm {
  renewUntil: string
  coverUntil: string
  canRenew: boolean
}
