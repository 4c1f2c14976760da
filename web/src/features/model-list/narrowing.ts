import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { Facet } from './facets.ts'

/** The chosen choices of each facet; a facet without a choice has an empty list. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** The models that fit at least one choice of every facet that has a choice. */
export function narrowed(
  models: readonly ModelFacts[],
  facets: readonly Facet[],
  chosen: Chosen,
): ModelFacts[] {
  const asked = facets.filter(({ id }) => chosen[id]?.length)
  return models.filter((model) =>
    asked.every((facet) => chosen[facet.id]?.some((choice) => facet.fits(model, choice))),
  )
}

/**
 * How many models each choice of a facet would leave, beside the choices of the other facets; `silent` counts
 * the models for which the catalogue lacks the figure.
 */
export function countsOf(
  facet: Facet,
  models: readonly ModelFacts[],
  facets: readonly Facet[],
  chosen: Chosen,
): { byChoice: ReadonlyMap<string, number>; silent: number } {
  const left = narrowed(models, facets, { ...chosen, [facet.id]: [] })
  return {
    byChoice: new Map(
      facet.choices.map(({ id }) => [id, left.filter((model) => facet.fits(model, id)).length]),
    ),
    silent: left.filter((model) => facet.concerns(model) && !facet.says(model)).length,
  }
}

/** A facet with the number of models that each of its choices would leave. */
export interface CountedFacet {
  facet: Facet
  counts: ReturnType<typeof countsOf>
}

/**
 * The facets that still tell the models apart: those with at least two choices that would leave some models
 * and not all, and those with a chosen choice, which must be seen to be taken back.
 */
export function openFacets(
  models: readonly ModelFacts[],
  facets: readonly Facet[],
  chosen: Chosen,
): CountedFacet[] {
  return facets
    .map((facet) => withAmounts(facet, chosen[facet.id] ?? []))
    .flatMap((facet) => {
      const counts = countsOf(facet, models, facets, chosen)
      const all = narrowed(models, facets, { ...chosen, [facet.id]: [] }).length
      const left = [...counts.byChoice.values()].filter((count) => count > 0 && count < all)
      return left.length > 1 || chosen[facet.id]?.length ? [{ facet, counts }] : []
    })
}

/** A limit with the amounts of an address among its choices, so that they can be seen and taken back. */
function withAmounts(facet: Facet, amounts: readonly string[]): Facet {
  const others = facet.isLimit
    ? amounts.filter((amount) => !facet.choices.some(({ id }) => id === amount))
    : []
  if (others.length === 0) return facet
  const choices = [...facet.choices, ...others.map((id) => ({ id, label: formatRupees(Number(id)) }))]
  return { ...facet, choices: choices.sort((one, other) => Number(one.id) - Number(other.id)) }
}

/**
 * The one facet without which most models are left, and their number; undefined when leaving out any one
 * facet gives no model.
 */
export function relaxation(
  models: readonly ModelFacts[],
  facets: readonly Facet[],
  chosen: Chosen,
): { facet: Facet; count: number } | undefined {
  return facets
    .filter(({ id }) => chosen[id]?.length)
    .map((facet) => ({ facet, count: narrowed(models, facets, { ...chosen, [facet.id]: [] }).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)[0]
}

/** Orders to choose from; the first is the dealer's own. */
export const orders = [
  { id: '', label: t`Sort: our order` },
  { id: 'price', label: t`Price, lowest first` },
  { id: 'price-down', label: t`Price, highest first` },
  { id: 'mileage', label: t`Mileage, most first` },
  { id: 'weight', label: t`Weight, lightest first` },
  { id: 'name', label: t`Name` },
] as const

/**
 * Models in one of the `orders`; models without the figure come last, and an unknown order changes nothing.
 */
export function ordered(models: readonly ModelFacts[], order: string): ModelFacts[] {
  const by = (keyOf: (model: ModelFacts) => number | null) =>
    [...models].sort(
      (one, other) =>
        (keyOf(one) ?? Number.POSITIVE_INFINITY) - (keyOf(other) ?? Number.POSITIVE_INFINITY) || 0,
    )
  if (order === 'price') return by(({ price }) => price)
  if (order === 'price-down') return by(({ price }) => -price)
  if (order === 'mileage') return by(({ mileage }) => mileage && -mileage)
  if (order === 'weight') return by(({ weight }) => weight)
  if (order === 'name') return [...models].sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return [...models]
}

/** The sign between several choices of a facet in its one parameter; no address needs to encode this sign. */
const between = '.'

/** The choices that an address names; a choice that no visitor could have made is ignored. */
export function chosenIn(address: URLSearchParams, facets: readonly Facet[]): Chosen {
  return Object.fromEntries(
    facets.map((facet) => {
      const named = address.getAll(facet.id).flatMap((text) => text.split(between))
      const known = facet.isLimit
        ? named.filter((text) => /^[1-9]\d{0,8}$/.test(text)).slice(0, 1)
        : named.filter((text) => facet.choices.some(({ id }) => id === text))
      return [facet.id, [...new Set(known)]]
    }),
  )
}

/**
 * The parameter after a press on a choice: a chosen choice is taken back, another is added, and a limit keeps
 * only the new one.
 */
export function withChoice(facet: Facet, chosen: readonly string[], choice: string): string {
  if (chosen.includes(choice)) return chosen.filter((one) => one !== choice).join(between)
  return facet.isLimit ? choice : [...chosen, choice].join(between)
}
