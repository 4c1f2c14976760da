import type { Place } from '#contract/outlets/places.ts'
import { t } from '#contract/wire/language.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'
import type { Point } from '#domain/outlets/nearest-outlet.ts'
import { beyondOdisha } from './beyond-odisha.ts'
import { findByName, type Named, type Names, namesOfOutlets, namesOfPlaces } from './named-places.ts'

/**
 * The result of looking up a typed place: the point to measure from, the name of the place, other places that
 * may be meant, and a note about how exact the distance is. A `guess` is too far from what was typed to be
 * taken: the visitor is asked. `outside` is a PIN code of another state; it has a point only where a town on
 * the way from there to us is known.
 */
export type FoundPlace =
  | { kind: 'found'; from: Point; name: string; others: readonly Named[]; note?: string }
  | { kind: 'guess'; others: readonly Named[] }
  | { kind: 'outside'; pin: string; near?: Point & { name: string } }
  | { kind: 'unfinished' | 'unknown' }

/**
 * Finds the place that a visitor typed: a PIN code, with or without a blank and in digits of any script, or a
 * name in any usual spelling of Latin letters, Odia or Hindi. Where one of the outlets has the name, that is
 * the place.
 */
export type FindPlace = (typed: string, outlets?: readonly Named[]) => FoundPlace

const mostOthers = 4

/** The look-up among these places. */
export function placeFinder(places: readonly Place[]): FindPlace {
  const names = namesOfPlaces(places)
  return (typed, outlets = []) => {
    const text = latinDigits(typed).trim()
    const digits = text.replace(/\s/g, '')
    if (/^\d+$/.test(digits))
      return /^[1-9]\d{5}$/.test(digits) ? byPin(places, digits) : { kind: 'unfinished' }
    if (text.length < 2) return { kind: 'unfinished' }
    return byName(text, namesOfOutlets(outlets), names)
  }
}

/** The text under which a place is shown and shared, and by which it is found again. */
export function placeName({ name, district }: Named): string {
  return !district || name === district ? name : `${name}, ${district}`
}

function byName(text: string, outlets: Names, places: Names): FoundPlace {
  const { isSure, found } = findByName(text, outlets, places)
  const [first, ...others] = found
  if (!first) return { kind: 'unknown' }
  if (!isSure) return { kind: 'guess', others: found.slice(0, mostOthers) }
  return { kind: 'found', from: first, name: placeName(first), others: others.slice(0, mostOthers) }
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

function middleOf(some: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(some.map(({ latitude }) => latitude)),
    longitude: mean(some.map(({ longitude }) => longitude)),
  }
}
