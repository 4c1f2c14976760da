import { outlets } from '../outlets.ts'
import type { Random } from '../random.ts'
import type { Row } from '../rows.ts'
import { weighted } from './arrivals.ts'
import type { Family } from './enquiry-kinds.ts'

/** Where a visitor came from, with how many of a hundred visitors do. */
const sources: readonly (readonly [share: number, source: string, medium: string, campaign: string])[] = [
  [24, '', '', ''],
  [20, 'google', 'organic', ''],
  [14, 'google', 'cpc', 'scooters-cuttack'],
  [12, 'facebook', 'paid', 'exchange-bonus'],
  [9, 'instagram', 'paid', 'student-riders'],
  [9, 'whatsapp', 'message', 'service-camp'],
  [7, 'justdial.com', 'referral', ''],
  [5, 'youtube', 'social', ''],
]

const landings: Record<Family, readonly string[]> = {
  sales: ['/', '/scooters', '/motorcycle', '/offers', '/view-details'],
  service: ['/', '/service-booking', '/dealer'],
  people: ['/', '/career'],
  other: ['/', '/contact', '/dealer'],
}

/** How much of the work each outlet has, in the order of the outlets. */
const salesShares = [9, 7, 3, 0, 6, 0, 0, 0, 0, 0, 0, 2]
const serviceShares = [11, 8, 5, 4, 7, 3, 4, 3, 4, 4, 3, 4]

/** The number of the outlet that an enquiry belongs to; big bikes are sold at one of them alone. */
export function outletFor(random: Random, family: Family, isBigwing: boolean): number {
  if (isBigwing && family === 'sales') return outlets.findIndex(({ bigwing }) => bigwing) + 1
  return weighted(family === 'service' ? serviceShares : salesShares, random.below(1000) / 1000) + 1
}

/** The visit that an enquiry came from, as a row of the contexts without enquiry, language and outlet. */
export function visit(random: Random, family: Family): Row {
  const shares = sources.map(([share]) => share)
  const [, source, medium, campaign] =
    sources[weighted(shares, random.below(1000) / 1000)] ?? sources[0] ?? []
  return { source, medium, campaign, landing: random.pick(landings[family]) }
}
