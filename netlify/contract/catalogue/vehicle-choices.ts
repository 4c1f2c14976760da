import { t } from '#contract/wire/language.ts'

/**
 * Plain data about vehicle records, apart from the schemas, so that a screen shows it without loading zod.
 */

/** The body types of vehicles, in the order of the choice. */
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

/**
 * The kinds of ABS; `some`: nothing says on how many wheels the ABS works, or only some variants have one.
 */
export const absKinds = ['dual', 'single', 'some', 'none'] as const
export type AbsKind = (typeof absKinds)[number]

/** What visitors see of a vehicle, in the words of staff. */
export const vehicleStateLabels: Record<VehicleState, string> = {
  draft: 'Draft',
  shown: 'On the site',
  hidden: 'Hidden',
  archived: 'Archived',
}

/** The lines as staff call them. */
export const lineNames = {
  motorcycle: 'Motorcycles',
  scooter: 'Scooters',
  ev: 'EV',
  bigwing: 'Big bikes',
} as const

/**
 * The sections of a vehicle record. Each section is saved as a whole; when two people edit one, the editor
 * first merges their facts, pictures and lists, so that no change of either is lost.
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

/** The name of a section for staff. */
export function sectionLabel(id: RecordSection): string {
  return recordSections.find((section) => section.id === id)?.label ?? id
}

/** The states of a vehicle. `draft`: visitors never saw the vehicle. `hidden`: visitors saw it once. */
export const vehicleStates = ['draft', 'shown', 'hidden', 'archived'] as const
export type VehicleState = (typeof vehicleStates)[number]

/**
 * The things that a vehicle needs before it may be shown, as the database names them, each with its words.
 */
export const missingWords = {
  price: 'price',
  picture: 'main picture',
  engine: 'engine or motor',
  details: 'details',
} as const
export type MissingThing = keyof typeof missingWords

/** The missing things as a sentence has them: `price and main picture`. */
export function sayMissing(missing: readonly MissingThing[]): string {
  return new Intl.ListFormat('en').format(missing.map((thing) => missingWords[thing]))
}

/** The headline figures whose source staff name, in the order of the page. */
export const sourcedFigures = [
  { id: 'engine', label: 'Engine or motor' },
  { id: 'power', label: 'Power' },
  { id: 'mileage', label: 'Mileage' },
  { id: 'range', label: 'Range' },
  { id: 'weight', label: 'Weight' },
  { id: 'seatHeight', label: 'Seat height' },
] as const

/**
 * The longest texts of a record in characters, and the largest number of each kind of part; the tables have
 * the same limits.
 */
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
