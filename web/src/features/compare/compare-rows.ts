import type { BikeDetail, Colour, Variant } from '#contract/catalogue/catalogue.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { type SpecificationPart, specificationParts } from '#contract/catalogue/specification-parts.ts'
import { t } from '#contract/wire/language.ts'
import { labelKey, labelWords } from '#domain/catalogue/label-words.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'

/** A model beside others; its price (rupees) is that of its variant. */
export interface ComparedModel {
  bike: BikeDetail
  variants: readonly Variant[]
  variant: Variant | undefined
  price: number
  colours: readonly Colour[]
}

/** One line of the comparison. */
export interface CompareRow {
  label: string
  /** By model; undefined where the catalogue does not say it. */
  cells: readonly (string | undefined)[]
  /** Do all say the same? */
  isEqual: boolean
  /** The model that is ahead in something that is honestly comparable, and what that is called. */
  best?: { index: number; words: string } | undefined
}

export interface CompareSection {
  title: string
  rows: readonly CompareRow[]
}

/** What a price is as a monthly instalment, both in rupees, and on which terms. */
type InstalmentOf = (price: number) => { rupees: number; terms: string }

/** What a price of a model is on the road, in rupees; undefined where nobody knows. */
type OnRoadOf = (bikeName: string, price: number) => { rupees: number; isFrom: boolean } | undefined

/**
 * Everything that models can be told apart by, section by section: price, the figures of their pages' tops, and their
 * specifications. `facts` has the figures as numbers; `onRoadOf` is there where the device asked for on-road prices.
 */
export function compareSections(
  models: readonly ComparedModel[],
  facts: readonly ModelFacts[],
  instalmentOf: InstalmentOf,
  onRoadOf?: OnRoadOf,
): CompareSection[] {
  const sections = [
    priceSection(models, instalmentOf, onRoadOf),
    figureSection(models, facts),
    ...specificationParts.map(({ id, label }) => specificationSection(models, id, label)),
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}

/** A price on the road in words. */
export function onRoadWords(price: ReturnType<OnRoadOf>): string | undefined {
  const amount = price && formatRupees(price.rupees)
  return amount && price.isFrom ? t`from ${amount}` : amount
}

function priceSection(
  models: readonly ComparedModel[],
  instalmentOf: InstalmentOf,
  onRoadOf: OnRoadOf | undefined,
): CompareSection {
  const prices = models.map(({ price }) => price)
  return {
    title: t`Price`,
    rows: [
      row(
        t`Ex-showroom`,
        prices.map(formatRupees),
        lead(
          prices.map((price) => -price),
          t`Lowest`,
        ),
      ),
      row(
        t`On-road`,
        models.map(({ bike, price }) => onRoadWords(onRoadOf?.(bike.bikeName, price))),
      ),
      row(
        t`EMI a month`,
        prices.map((price) => formatRupees(instalmentOf(price).rupees)),
      ),
      row(
        t`Variants`,
        models.map(({ variants }) => variants.map(({ name }) => name).join(', ') || undefined),
      ),
    ].filter(isSaid),
  }
}

function figureSection(models: readonly ComparedModel[], facts: readonly ModelFacts[]): CompareSection {
  const rows = rowsOf(
    models.map(({ bike }) => bike.headlineFigures.map(({ label, figure }) => [label, figure] as const)),
  )
  return {
    title: t`Figures`,
    rows: rows.map((one) => ({ ...one, best: bestFigure(one.label, models, facts) })),
  }
}

/** More is better of mileage and range alone, and only where all figures come from the same source. */
function bestFigure(
  label: string,
  models: readonly ComparedModel[],
  facts: readonly ModelFacts[],
): CompareRow['best'] {
  const key = ({ Mileage: 'mileage', Range: 'range' } as const)[label]
  if (!key) return undefined
  const sources = models.map(({ bike }) => bike.headlineFigures.find((one) => one.label === label)?.source)
  if (new Set(sources).size !== 1) return undefined
  const figures = models.map(
    ({ bike }) => facts.find(({ bikeName }) => bikeName === bike.bikeName)?.[key] ?? undefined,
  )
  return lead(figures, t`Most`)
}

/** The index of the one that is ahead of all others; undefined where two are, or one has no figure. */
function lead(figures: readonly (number | undefined)[], words: string): CompareRow['best'] {
  const known = figures.filter((figure) => figure !== undefined)
  if (known.length < 2 || known.length < figures.length) return undefined
  const most = Math.max(...known)
  return known.filter((figure) => figure === most).length === 1
    ? { index: figures.indexOf(most), words }
    : undefined
}

function specificationSection(
  models: readonly ComparedModel[],
  part: SpecificationPart,
  label: string,
): CompareSection {
  const electric = models.filter(({ bike }) => bike.category === 'ev').length
  const motor = electric === models.length ? t`Motor` : electric > 0 ? t`Engine or motor` : label
  return {
    title: part === 'engine' ? motor : label,
    rows: rowsOf(models.map(({ bike }) => Object.entries(bike[part]))),
  }
}

/** Lines by their labels. What only one model has stands where that model has it. */
function rowsOf(lists: readonly (readonly (readonly [label: string, text: string])[])[]): CompareRow[] {
  const labels = new Map<string, string>()
  const order: string[] = []
  const texts = lists.map((list) => {
    let place = -1
    return new Map(
      list.map(([label, text]) => {
        const key = labelKey(label).toLowerCase()
        if (!labels.has(key)) {
          labels.set(key, labelWords(label))
          order.splice(place + 1, 0, key)
        }
        place = order.indexOf(key)
        return [key, text.trim() || undefined] as const
      }),
    )
  })
  return order
    .map((key) =>
      row(
        labels.get(key) ?? key,
        texts.map((of) => of.get(key)),
      ),
    )
    .filter(isSaid)
}

function row(label: string, cells: CompareRow['cells'], best?: CompareRow['best']): CompareRow {
  const [first, ...others] = cells.map((text) => text?.toLowerCase().replaceAll(/\s+/g, ' '))
  return { label, cells, isEqual: others.length > 0 && others.every((other) => other === first), best }
}

function isSaid({ cells }: CompareRow): boolean {
  return cells.some((text) => text !== undefined)
}
