import type { BikeDetail, Colour, Variant } from '#contract/catalogue/catalogue.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { type SpecificationPart, specificationParts } from '#contract/catalogue/specification-parts.ts'
import { t } from '#contract/wire/language.ts'
import { comparableText } from '#domain/catalogue/comparable-text.ts'
import { labelKey, labelWords } from '#domain/catalogue/label-words.ts'
import { usualRowName } from '#domain/catalogue/row-names.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'

/** A model beside others; its price (rupees) is the price of the chosen variant. */
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
  /** A text for each model; undefined where the catalogue does not say it. */
  cells: readonly (string | undefined)[]
  /** True when all models say the same, in whatever spelling. */
  isEqual: boolean
  /** The model that is ahead in a figure that is honestly comparable, and the word for being ahead. */
  best?: { index: number; words: string } | undefined
}

export interface CompareSection {
  title: string
  rows: readonly CompareRow[]
}

/** The monthly instalment of a price, both in rupees, and the terms in words. */
type InstalmentOf = ((price: number) => { rupees: number; terms: string }) | undefined

/** The on-road price, in rupees, for a price of a model; undefined where it is not known. */
type OnRoadOf = (bikeName: string, price: number) => { rupees: number; isFrom: boolean } | undefined

/**
 * Everything that tells models apart, section by section: price, the figures at the top of a model's page,
 * and the specification. `facts` has the figures as numbers; `onRoadOf` is given where the device asked for
 * on-road prices.
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

/** An on-road price in words. */
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
        prices.map((price) => instalmentOf && formatRupees(instalmentOf(price).rupees)),
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

/**
 * The model with the best figure: mileage and range alone have a best, which is the most, and only where all
 * figures come from the same source.
 */
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

/**
 * The index of the figure that is above all others; undefined where two share the top, or a model has no
 * figure.
 */
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
    rows: rowsOf(
      models.map(({ bike }) =>
        Object.entries(bike[part])
          .filter(([name]) => !stands(bike, name))
          .map(([name, text]) => [usualRowName(name), text]),
      ),
    ),
  }
}

/** The rows of data sheets that the figures at the top of a model's page say, by the label of the figure. */
const sheetRows: Readonly<Record<string, readonly string[]>> = {
  Engine: ['displacement'],
  Power: ['maxPower', 'peakPower'],
  Range: ['range'],
  Weight: ['kerbWeight'],
  'Seat height': ['seatHeight'],
}

/** Does a row of a model's data sheet stand among the figures already? */
function stands({ headlineFigures }: BikeDetail, label: string): boolean {
  const name = usualRowName(label)
  return headlineFigures.some((figure) => sheetRows[figure.label]?.includes(name))
}

/**
 * Rows by their labels. A row that only one model has stands at the place where that model's own list has it.
 */
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
  const [first, ...others] = cells.map((text) => text && comparableText(text))
  return { label, cells, isEqual: others.length > 0 && others.every((other) => other === first), best }
}

function isSaid({ cells }: CompareRow): boolean {
  return cells.some((text) => text !== undefined)
}
