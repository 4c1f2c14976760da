import type { RecordSection } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDraft } from '#contract/catalogue/vehicle-record.ts'
import { placesOf } from '#domain/catalogue/record-places.ts'
import { isSame } from './record-draft.ts'

/** The value at a place. */
export function valueAt(draft: VehicleDraft, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], draft)
}

/** The places at which a draft differs from a document, or from an older draft. */
export function changedPlaces(draft: VehicleDraft, document: VehicleDraft): string[] {
  return placesOf(draft)
    .filter(([place, value]) => !isSame(value, valueAt(document, place)))
    .map(([place]) => place)
}

/** The sections of these places, in the order of the places. */
export function sectionsOf(places: readonly string[]): RecordSection[] {
  return [...new Set(places.map((place) => place.split('.')[0] as RecordSection))]
}

/** A document with the values of a draft at these places. */
export function withPlaces(
  document: VehicleDraft,
  draft: VehicleDraft,
  places: readonly string[],
): VehicleDraft {
  return places.reduce((before, place) => put(before, place.split('.'), valueAt(draft, place)), document)
}

function put<Tree extends object>(tree: Tree, [key = '', ...deeper]: string[], value: unknown): Tree {
  const inner = (tree as Record<string, unknown>)[key]
  return { ...tree, [key]: deeper.length === 0 ? value : put(inner as object, deeper, value) }
}

/** The places that both people changed, each to another value. */
export function clashesOf(base: VehicleDraft, mine: VehicleDraft, theirs: VehicleDraft): string[] {
  const changed = new Set(changedPlaces(theirs, base))
  const differing = new Set(changedPlaces(mine, theirs))
  return changedPlaces(mine, base).filter((place) => changed.has(place) && differing.has(place))
}
