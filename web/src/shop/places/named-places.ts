import type { Place } from '#contract/outlets/places.ts'
import { distanceKm, type Point } from '#domain/outlets/nearest-outlet.ts'
import { apart } from './apart.ts'
import { soundOf } from './sound-of.ts'

/** A place or an outlet with its name; only places have a district. */
export interface Named extends Point {
  name: string
  district?: string
}

/** A name of a place with how far it is from what was typed, 0 for the same sound. */
interface Candidate {
  place: Named
  distance: number
}

interface Known {
  place: Named
  /** The sounds of its name in all spellings, and those of the last words of a name of several words. */
  sounds: readonly string[]
}

export type Names = readonly Known[]

/** Up to this distance a name is taken for the one that was meant; a long name may be mistaken more. */
const nearTo = (sound: string) => (sound.length > 8 ? 0.2 : 0.15)
/** Up to this distance a name is asked about. */
const far = 0.35
/** Within these kilometres an outlet and a place of the same name are the same place. */
const samePlaceKm = 5

/** Prepares the search by name, once for a list of places. */
export function namesOfPlaces(places: readonly Place[]): Names {
  return places.map((place) => {
    const { name, district, otherNames } = place
    const others = otherNames.split(' ')
    const all = [name, name + district, ...others, ...others.map((one, nth) => one + (others[nth + 1] ?? ''))]
    return { place, sounds: soundsOf([...all, ...lastWords(name)]) }
  })
}

/** The same for outlets, whose names are those of the page's language. */
export function namesOfOutlets(outlets: readonly Named[]): Names {
  return outlets.map((place) => ({ place, sounds: soundsOf([place.name, ...lastWords(place.name)]) }))
}

/**
 * The places that a text may name, likeliest first, our outlets before other places; `isSure` where the first
 * is taken without asking.
 */
export function findByName(
  text: string,
  outlets: Names,
  places: Names,
): { isSure: boolean; found: readonly Named[] } {
  const names = [...outlets, ...places]
  const sound = soundOf(text)
  const whole = search(sound, names)
  const [first] = whole
  if (first && first.distance <= nearTo(sound)) return { isSure: true, found: likely(whole, first.distance) }
  const within = wordsOf(text).flatMap((words) => search(soundOf(words), names).filter(isSame))
  if (within.length > 0) return { isSure: true, found: likely(within, 0) }
  return { isSure: false, found: likely(whole, far) }
}

const isSame = ({ distance }: Candidate) => distance === 0

/** The names up to the far distance, from the nearest on; equally near ones keep their order. */
function search(sound: string, names: Names): Candidate[] {
  if (sound.length < 2) return []
  return names
    .map(({ place, sounds }) => ({
      place,
      distance: Math.min(...sounds.map((one) => apart(sound, one))),
    }))
    .filter(({ distance }) => distance <= far)
    .sort((one, other) => one.distance - other.distance)
}

/** The places up to a distance; of a place that is an outlet too, and of equal names, the first alone. */
function likely(candidates: readonly Candidate[], upTo: number): Named[] {
  const kept: Named[] = []
  for (const { place, distance } of candidates) {
    const isThere = kept.some(
      (one) =>
        (one.name === place.name && one.district === place.district) ||
        (!one.district && distanceKm(one, place) < samePlaceKm),
    )
    if (distance <= upTo && !isThere) kept.push(place)
  }
  return kept
}

/** The last words of a name: "Old Town" and "Town" of "Bhubaneswar Old Town". */
function lastWords(name: string): string[] {
  const words = name.split(/[\s-]+/)
  return words.map((_, nth) => words.slice(nth).join('')).slice(1)
}

/** Each run of words within a text, longer ones first: people add "near" or "bus stand" to a name. */
function wordsOf(text: string): string[] {
  const words = text.split(/[\s,;-]+/).filter(Boolean)
  const runs: string[] = []
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      runs.push(words.slice(from, from + length).join(''))
  return runs
}

function soundsOf(names: readonly string[]): string[] {
  return [...new Set(names.map(soundOf))].filter((sound) => sound.length > 1)
}
