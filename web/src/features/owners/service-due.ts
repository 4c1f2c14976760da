import type { ServiceStep } from '#contract/content/page-lists.ts'
import { addMonths } from './days.ts'
import type { Owned } from './warranty-terms.ts'

/** A service: due on its day or at its kilometres, whichever comes earlier. */
export interface DueService {
  name: string
  isFree: boolean
  day: string
  km: number
}

/** The last service of a vehicle, where its owner gives one. */
export interface LastService {
  day: string
  km: number
}

/**
 * The next service by the dealer's plan; undefined where the plan says nothing for such a vehicle. Steps that
 * happen once come first. After them, day and kilometres each go on by their own interval, from the last
 * service where it is known.
 */
export function nextService(
  plan: readonly ServiceStep[],
  owned: Owned,
  last?: LastService,
): DueService | undefined {
  const { kind, bought, odometer, today } = owned
  const steps = plan.filter(({ vehicle }) => vehicle === kind)
  const once = steps.filter((step) => step.kind !== 'every').sort((one, other) => one.km - other.km)
  const ahead = once.find(({ km, months }) => km > odometer && addMonths(bought, months) > today)
  if (ahead)
    return {
      name: ahead.name,
      isFree: ahead.kind === 'free',
      day: addMonths(bought, ahead.months),
      km: ahead.km,
    }
  const again = steps.find((step) => step.kind === 'every')
  if (!again) return undefined
  const { name, km, months } = again
  if (last) return { name, isFree: false, day: addMonths(last.day, months), km: last.km + km }
  const base = once.at(-1) ?? { km: 0, months: 0 }
  const rounds = Math.max(0, Math.floor((odometer - base.km) / km)) + 1
  let total = base.months + months
  while (addMonths(bought, total) <= today) total += months
  return { name, isFree: false, day: addMonths(bought, total), km: base.km + rounds * km }
}

/** How the annual maintenance contract suits a vehicle. */
export type AmcFit =
  | { fits: 'yes' | 'hardly'; servicesAYear: number }
  | { fits: 'later'; next: DueService }
  | { fits: 'unknown' }

/** With so many services a year a contract for a year of services is worth a look. */
const worthServices = 2

/**
 * Whether the contract suits a vehicle. While free services are left, an owner has nothing to pay for; after
 * them, the pace says how many services a year needs.
 */
export function amcFit(plan: readonly ServiceStep[], owned: Owned, last?: LastService): AmcFit {
  const { kind, bought, odometer, today } = owned
  const next = nextService(plan, owned, last)
  if (next?.isFree) return { fits: 'later', next }
  const again = plan.find((step) => step.vehicle === kind && step.kind === 'every')
  if (!again) return { fits: 'unknown' }
  const years = Math.max(1 / 12, (Date.parse(today) - Date.parse(bought)) / (365.25 * 86_400_000))
  const servicesAYear = Math.max(12 / again.months, odometer / years / again.km)
  return {
    fits: servicesAYear >= worthServices ? 'yes' : 'hardly',
    servicesAYear: Math.round(servicesAYear),
  }
}
