import { type Category, categories } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { type AbsKind, absKinds, bodyTypes } from '#contract/catalogue/vehicle-choices.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'

/** A property by which visitors narrow the models. */
export interface Facet {
  /** The name of the facet in the address. */
  id: string
  label: string
  /** The terms that a reader must know beside the label, such as those of a loan. */
  note?: string
  /** The choices, with the one that most visitors look for first. */
  choices: readonly { id: string; label: string }[]
  /** The words of a choice that stands alone, where its label does not tell which property is meant. */
  alone?: (label: string) => string
  /**
   * True for an upper limit: each choice includes the smaller ones, and any amount may stand in the address.
   */
  isLimit: boolean
  /** Can a model of this kind have the figure at all? */
  concerns: (model: ModelFacts) => boolean
  /** Does the catalogue give the figure for this model? */
  says: (model: ModelFacts) => boolean
  fits: (model: ModelFacts, choice: string) => boolean
}

/**
 * The monthly instalment of a price (both in rupees), and the terms in words; undefined where the dealer
 * names no lender.
 */
export type InstalmentOf = ((price: number) => { rupees: number; terms: string }) | undefined

const absNames: Record<AbsKind, string> = {
  dual: t`Dual-channel ABS`,
  single: t`Single-channel ABS`,
  some: t`ABS on some`,
  none: t`No ABS`,
}

const always = () => true
const runsOnPetrol = ({ category }: ModelFacts) => category !== 'ev'
const isElectric = ({ category }: ModelFacts) => category === 'ev'

/** The names of the lines, as the dealer calls them. */
export type LineNames = Record<Category, string>

/** All facets, with the facets of money first. */
export function allFacets(instalmentOf: InstalmentOf, lineNames: LineNames): readonly Facet[] {
  return [
    {
      ...limit(
        'price',
        t`Ex-showroom price`,
        [80_000, 100_000, 150_000, 250_000, 500_000],
        ({ price }) => price,
      ),
      alone: (amount) => t`Up to ${amount}`,
    },
    ...(instalmentOf ? [instalmentLimit(instalmentOf)] : []),
    oneOf('line', t`Kind`, named(categories, lineNames), ({ category }) => category),
    oneOf('body', t`Body`, bodyTypes, ({ bodyType }) => bodyType),
    bands('engine', t`Engine size`, 'cc', [110, 125, 200, 400], ({ engine }) => engine, runsOnPetrol),
    // Where more is better, a round figure belongs to the better band.
    bands('mileage', t`Mileage`, 'km/l', [40, 50, 60], ({ mileage }) => mileage, runsOnPetrol, 'from'),
    {
      ...bands('range', t`Range on a charge`, 'km', [80, 100], ({ range }) => range, isElectric, 'from'),
      alone: (range) => t`Range: ${range}`,
    },
    bands('weight', t`Weight`, 'kg', [110, 125, 150, 200], ({ weight }) => weight),
    {
      ...bands('seat', t`Seat height`, 'mm', [770, 790, 800], ({ seatHeight }) => seatHeight),
      alone: (height) => t`Seat height: ${height}`,
    },
    oneOf('abs', t`ABS`, named(absKinds, absNames), ({ abs }) => abs),
  ]
}

/**
 * The facets by which these models can be told apart: facets with at least two choices that have a model. A
 * limit that leaves no more models than a lower one is no choice.
 */
export function facetsOf(
  models: readonly ModelFacts[],
  instalmentOf: InstalmentOf,
  lineNames: LineNames,
): readonly Facet[] {
  return allFacets(instalmentOf, lineNames).flatMap((facet) => {
    const fitting = (id: string) => models.filter((model) => facet.fits(model, id)).length
    const choices = facet.choices.filter(({ id }, index) => {
      if (!facet.isLimit) return fitting(id) > 0
      const lower = facet.choices[index - 1]
      return fitting(id) > (lower ? fitting(lower.id) : 0) && fitting(id) < models.length
    })
    return choices.length > (facet.isLimit ? 0 : 1) ? [{ ...facet, choices }] : []
  })
}

function instalmentLimit(instalmentOf: NonNullable<InstalmentOf>): Facet {
  const { terms } = instalmentOf(1)
  return {
    ...limit(
      'emi',
      t`EMI a month`,
      [2500, 3000, 4000, 6000, 10_000],
      ({ price }) => instalmentOf(price).rupees,
    ),
    note: t`With ${terms}, of the ex-showroom price.`,
    alone: (amount) => t`EMI up to ${amount}`,
  }
}

function named<Id extends string>(ids: readonly Id[], names: Record<Id, string>) {
  return ids.map((id) => ({ id, label: names[id] }))
}

function limit(
  id: string,
  label: string,
  amounts: readonly number[],
  amountOf: (model: ModelFacts) => number,
): Facet {
  return {
    id,
    label,
    choices: amounts.map((amount) => ({ id: String(amount), label: formatRupees(amount) })),
    isLimit: true,
    concerns: always,
    says: always,
    fits: (model, choice) => amountOf(model) <= Number(choice),
  }
}

function oneOf(
  id: string,
  label: string,
  choices: readonly { id: string; label: string }[],
  kindOf: (model: ModelFacts) => string | null,
): Facet {
  return {
    id,
    label,
    choices,
    isLimit: false,
    concerns: always,
    says: (model) => kindOf(model) !== null,
    fits: (model, choice) => kindOf(model) === choice,
  }
}

/**
 * `edges` divide the figures into bands; each edge belongs to the band below it (`to`) or above it (`from`).
 */
function bands(
  id: string,
  label: string,
  unit: string,
  edges: readonly number[],
  figureOf: (model: ModelFacts) => number | null,
  concerns: (model: ModelFacts) => boolean = always,
  edge: 'to' | 'from' = 'to',
): Facet {
  const bandOf = (figure: number) =>
    edges.filter((one) => (edge === 'to' ? figure > one : figure >= one)).length
  const idOf = (band: number) => `${edges[band - 1] ?? ''}-${edges[band] ?? ''}`
  const labelOf = (band: number) => {
    const [from, to] = [edges[band - 1], edges[band]]
    if (from !== undefined && to !== undefined) return t`${from} to ${to} ${unit}`
    if (to !== undefined) return edge === 'to' ? t`Up to ${to} ${unit}` : t`Under ${to} ${unit}`
    if (from === undefined) return ''
    return edge === 'to' ? t`Over ${from} ${unit}` : t`${from} ${unit} and more`
  }
  const choices = [...edges, Number.POSITIVE_INFINITY].map((_, band) => ({
    id: idOf(band),
    label: labelOf(band),
  }))
  return {
    id,
    label,
    choices: edge === 'to' ? choices : choices.reverse(),
    isLimit: false,
    concerns,
    says: (model) => figureOf(model) !== null,
    fits: (model, choice) => {
      const figure = figureOf(model)
      return figure !== null && idOf(bandOf(figure)) === choice
    },
  }
}
