import { t } from '#contract/wire/language.ts'
import type { Category } from './lines.ts'

/**
 * The parts of the specification, in the order of the page. The battery is a part of electric vehicles, which
 * drive with it; in all others it is a row of the electricals.
 */
export const specificationParts = [
  { id: 'bodyDimensions', label: t`Body Dimensions` },
  { id: 'engine', label: t`Engine` },
  { id: 'battery', label: t`Battery` },
  { id: 'transmission', label: t`Transmission` },
  { id: 'tyresAndBrakes', label: t`Tyres & Brakes` },
  { id: 'frameAndSuspension', label: t`Frame & Suspension` },
  { id: 'electricals', label: t`Electricals` },
] as const
export type SpecificationPart = (typeof specificationParts)[number]['id']

/** The title of a part for a vehicle: the drive of an electric vehicle is not called an engine. */
export function partTitle({ id, label }: (typeof specificationParts)[number], category: Category): string {
  return category === 'ev' && id === 'engine' ? t`Motor` : label
}
