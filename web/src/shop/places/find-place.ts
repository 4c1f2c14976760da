import MiniSearch from 'minisearch'
import type { Place } from '#contract/outlets/places.ts'
import { t } from '#contract/wire/language.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'
import type { Point } from '#domain/outlets/nearest-outlet.ts'
import { beyondOdisha } from './beyond-odisha.ts'

/**
 * The result of looking up a typed place: the point to measure from, the name of the place, other places that
 * may be meant, and a note about how exact the distance is. `outside` is a PIN code of another state; it has
 * a point only where a town on the way from there to us is known.
 */
export type FoundPlace =
  | { kind: 'found'; from: Point; name: string; others: Place[]; note?: string }
  | { kind: 'outside'; pin: string; near?: Point & { name: string } }
  | { kind: 'unfinished' | 'unknown' }

/**
 * Finds the place that a visitor typed: a PIN code, with or without a blank and in digits of any script, or a
 * name in any usual spelling.
 */
export type FindPlace = (typed: string) => FoundPlace

const mostOthers = 4

/** The look-up among these places. */
export function placeFinder(places: readonly Place[]): FindPlace {
  const index = indexOf(places)
  return (typed) => {
    const text = latinDigits(typed).trim()
    const digits = text.replace(/\s/g, '')
    if (/^\d+$/.test(digits))
      return /^[1-9]\d{5}$/.test(digits) ? byPin(places, digits) : { kind: 'unfinished' }
    if (text.length < 2) return { kind: 'unfinished' }
    return byName(places, index, text)
  }
}

type Index = MiniSearch<{ id: number; name: string; other: string; district: string }>

function indexOf(places: readonly Place[]): Index {
  const index: Index = new MiniSearch({
    fields: ['name', 'other', 'district'],
    searchOptions: {
      boost: { name: 4, other: 3 },
      prefix: (term) => term.length > 2,
      // A third of the letters may differ, because people write village names as they hear them.
      fuzzy: (term) => (term.length > 3 ? 0.34 : false),
    },
  })
  index.addAll(
    places.map(({ name, district, otherNames }, id) => ({ id, name, district, other: otherNames })),
  )
  return index
}

/** The text under which a place is shown and shared, and by which it is found again. */
export function placeName({ name, district }: Pick<Place, 'name' | 'district'>): string {
  return name === district ? name : `${name}, ${district}`
}

function byPin(places: readonly Place[], pin: string): FoundPlace {
  const exact = places.filter((place) => place.pin === pin)
  const [first] = exact
  if (first) {
    const others = exact.length > 1 ? exact.slice(0, mostOthers) : []
    return { kind: 'found', from: middleOf(exact), name: `${placeName(first)} (PIN ${pin})`, others }
  }
  if (!/^7[567]/.test(pin)) {
    const near = beyondOdisha[pin.slice(0, 2)]
    return { kind: 'outside', pin, ...(near ? { near } : {}) }
  }
  for (const length of [5, 4, 3, 2]) {
    const prefix = pin.slice(0, length)
    const around = places.filter((place) => place.pin.startsWith(prefix))
    if (around[0])
      return {
        kind: 'found',
        from: middleOf(around),
        name: t`PIN ${pin}`,
        others: [],
        note: t`We do not know PIN ${pin}. We measured from the middle of the places whose PIN begins with ${prefix}, so the distances are rough. The name of your village is better.`,
      }
  }
  return { kind: 'unknown' }
}

function byName(places: readonly Place[], index: Index, text: string): FoundPlace {
  const lower = text.toLowerCase()
  const named = places.find((place) => placeName(place).toLowerCase() === lower)
  const hits = search(index, text)
    .flatMap(({ id }) => places[id] ?? [])
    .sort((one, other) => exactness(other, lower) - exactness(one, lower))
  const [first] = named ? [named] : hits
  if (!first) return { kind: 'unknown' }
  const others = hits.filter(
    (place, nth) =>
      placeName(place) !== placeName(first) &&
      hits.findIndex((one) => placeName(one) === placeName(place)) === nth,
  )
  const isSure = named !== undefined && named.name !== named.district
  return {
    kind: 'found',
    from: first,
    name: placeName(first),
    others: isSure ? [] : others.slice(0, mostOthers),
  }
}

/**
 * Searches first for places that contain all words; then for the words written as one, because people put
 * blanks anywhere; then for places that contain any of the words.
 */
function search(index: Index, text: string) {
  const all = index.search(text, { combineWith: 'AND' })
  if (all.length > 0) return all
  const joined = index.search(text.replace(/\s/g, ''))
  return joined.length > 0 ? joined : index.search(text)
}

function exactness({ name }: Place, lower: string): number {
  return name.toLowerCase() === lower ? 1 : 0
}

function middleOf(some: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(some.map(({ latitude }) => latitude)),
    longitude: mean(some.map(({ longitude }) => longitude)),
  }
}
