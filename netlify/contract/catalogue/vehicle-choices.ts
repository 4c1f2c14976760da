import { t } from '#contract/wire/language.ts'

/** Plain data about vehicle records, apart from the schemas, so that a screen shows it without loading zod. */

/** What a vehicle is built like, in the order of the choice. */
export const bodyTypes = [
  { id: 'commuter', label: t`Commuter` },
  { id: 'naked', label: t`Naked` },
  { id: 'faired', label: t`Faired` },
  { id: 'retro', label: t`Retro` },
  { id: 'adventure', label: t`Adventure` },
  { id: 'family-scooter', label: t`Family scooter` },
  { id: 'maxi-scooter', label: t`Maxi scooter` },
  { id: 'electric-scooter', label: t`Electric scooter` },
] as const
export type BodyType = (typeof bodyTypes)[number]['id']

/** `some`: it has ABS, and nothing says on how many wheels, or only some of its variants have it. */
export const absKinds = ['dual', 'single', 'some', 'none'] as const
export type AbsKind = (typeof absKinds)[number]

/** The lines as staff call them. */
export const lineNames = {
  motorcycle: 'Motorcycles',
  scooter: 'Scooters',
  ev: 'EV',
  bigwing: 'BigWing',
} as const

/**
 * The sections of a vehicle record. Each is saved as a whole; the editor brings two people's facts, pictures and lists together
 * before that, so that neither loses one that the other left alone.
 */
export const recordSections = [
  { id: 'facts', label: 'Facts' },
  { id: 'variants', label: 'Variants & prices' },
  { id: 'colours', label: 'Colours' },
  { id: 'features', label: 'Features' },
  { id: 'specification', label: 'Specification' },
  { id: 'accessories', label: 'Accessories' },
  { id: 'pictures', label: 'Pictures' },
] as const
export type RecordSection = (typeof recordSections)[number]['id']

/** What staff call a section. */
export function sectionLabel(id: RecordSection): string {
  return recordSections.find((section) => section.id === id)?.label ?? id
}

/** `draft`: visitors never saw it. `hidden`: they did once. */
export const vehicleStates = ['draft', 'shown', 'hidden', 'archived'] as const
export type VehicleState = (typeof vehicleStates)[number]

/** What a vehicle may lack before it may be shown, as the database names it, and in words. */
export const missingWords = {
  price: 'price',
  picture: 'side picture',
  engine: 'engine or motor',
  details: 'details',
} as const
export type MissingThing = keyof typeof missingWords

/** `price and side picture`: what is missing, as a sentence says it. */
export function sayMissing(missing: readonly MissingThing[]): string {
  return new Intl.ListFormat('en').format(missing.map((thing) => missingWords[thing]))
}

/** The headline figures of a page whose source staff name, in its order. */
export const sourcedFigures = [
  { id: 'engine', label: 'Engine or motor' },
  { id: 'power', label: 'Power' },
  { id: 'mileage', label: 'Mileage' },
  { id: 'range', label: 'Range' },
  { id: 'weight', label: 'Weight' },
  { id: 'seatHeight', label: 'Seat height' },
] as const

/** Longest texts of a record in characters, and most of each kind of part; the tables have the same limits. */
export const recordLimits = {
  name: 80,
  tagline: 120,
  details: 2000,
  figure: 120,
  mileage: 60,
  source: 120,
  colourName: 60,
  heading: 120,
  description: 500,
  partNumber: 40,
  label: 60,
  value: 200,
  parts: 100,
  frames: 72,
} as const
