import { t } from '#contract/wire/language.ts'

/** The kinds of vehicles that the warranty plans and the service plan tell apart. */
export const ownedKinds = [
  { id: 'scooter', label: t`Scooter` },
  { id: 'motorcycle', label: t`Motorcycle` },
] as const
export type OwnedKind = (typeof ownedKinds)[number]['id']

export interface WarrantyPlan {
  kind: OwnedKind
  /** The words in the head of the table. */
  vehicle: string
  /** The kilometres of the standard warranty. */
  standardKm: number
  /** The years and kilometres that each plan adds. */
  extensions: readonly { years: number; km: number }[]
}

/** The years of every standard warranty. */
export const standardYears = 3

/**
 * The plans, storefront section 9: a cover ends with its years or its kilometres, whichever comes earlier.
 */
export const warrantyPlans: readonly WarrantyPlan[] = [
  {
    kind: 'scooter',
    vehicle: t`Scooters`,
    standardKm: 36_000,
    extensions: [
      { years: 1, km: 12_000 },
      { years: 2, km: 24_000 },
      { years: 3, km: 36_000 },
      { years: 7, km: 84_000 },
    ],
  },
  {
    kind: 'motorcycle',
    vehicle: t`Motorcycles`,
    standardKm: 42_000,
    extensions: [
      { years: 1, km: 16_000 },
      { years: 2, km: 28_000 },
      { years: 3, km: 40_000 },
      { years: 7, km: 88_000 },
    ],
  },
]

/**
 * Extended Warranty Plus, storefront section 9: the years of cover, and the years in which a customer can
 * renew it.
 */
export const warrantyPlus = { coverYears: 10, renewYears: 9 } as const
