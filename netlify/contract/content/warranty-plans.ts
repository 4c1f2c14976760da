import { t } from '#contract/wire/language.ts'

/** The kinds of vehicles that the warranty plans and the service plan tell apart. */
export const ownedKinds = [
  { id: 'scooter', label: t`Scooter`, several: t`Scooters` },
  { id: 'motorcycle', label: t`Motorcycle`, several: t`Motorcycles` },
] as const
export type OwnedKind = (typeof ownedKinds)[number]['id']

/**
 * The kinds of warranty: what comes with a new vehicle, what a plan adds to that, and the years from the
 * purchase that Extended Warranty Plus covers.
 */
export const warrantyKinds = [
  { value: 'standard', label: 'Standard, with every new one' },
  { value: 'extended', label: 'Extended, added to the standard one' },
  { value: 'plus', label: 'Extended Warranty Plus, in all' },
] as const
