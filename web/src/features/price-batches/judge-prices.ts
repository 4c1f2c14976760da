import { parseRupees } from '#contract/prices/money.ts'
import type { PriceVersion } from '#contract/prices/price-batches.ts'
import { maxPriceRupees } from '#contract/wire/limits.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { TypedPrice } from './read-cells.ts'

/** A row that staff may change: `mends` says that the name was not known when the row came. */
export interface PriceRow extends TypedPrice {
  key: string
  isLeftOut: boolean
  mends: boolean
}

/**
 * A row with the mark `wrong` must be mended or left out, one with `unusual` must be confirmed, one with
 * `same` is left out by itself.
 */
export interface Mark {
  kind: 'wrong' | 'unusual' | 'same'
  words: string
}

export interface JudgedRow {
  row: PriceRow
  version: PriceVersion | undefined
  /** The new price in rupees; NaN when no price can be read. */
  wanted: number
  marks: Mark[]
}

/** A price that differs from the old price by this share or more must be confirmed. */
const farShare = 0.15

/**
 * Finds the version of each row and marks faults; a row that is left out does not count in the judgement of
 * other rows.
 */
export function judgePrices(rows: readonly PriceRow[], versions: readonly PriceVersion[]): JudgedRow[] {
  const find = versionFinder(versions)
  const found = rows.map((row) => ({ row, matches: find(row.name), wanted: readPrice(row.price) }))
  const kept = found.filter(({ row }) => !row.isLeftOut)
  const times = new Map<string, number>()
  for (const {
    matches: [version],
  } of kept) {
    const key = version && versionKey(version)
    if (key) times.set(key, (times.get(key) ?? 0) + 1)
  }
  const wantedOf = new Map(
    kept.map(({ matches: [version], wanted }) => [version && versionKey(version), wanted] as const),
  )
  return found.map(({ row, matches, wanted }) => {
    const version = matches.length === 1 ? matches[0] : undefined
    const isDoubled = !row.isLeftOut && version && (times.get(versionKey(version)) ?? 0) > 1
    const marks = [
      ...nameMarks(row.name, matches.length, Boolean(isDoubled)),
      ...priceMarks(row.price, wanted),
    ]
    if (version && wanted > 0 && wanted <= maxPriceRupees) marks.push(...differenceMarks(version, wanted))
    if (version && wanted > 0 && wanted !== version.price)
      marks.push(...orderMarks(version, wanted, versions, wantedOf))
    return { row, version, wanted, marks }
  })
}

export function isOfKind({ row, marks }: JudgedRow, kind: Mark['kind']): boolean {
  return !row.isLeftOut && marks.some((mark) => mark.kind === kind)
}

/** The rows that change a price and have no fault. */
export function rowsToSet(judged: readonly JudgedRow[]): (JudgedRow & { version: PriceVersion })[] {
  return judged.filter(
    (row): row is JudgedRow & { version: PriceVersion } =>
      !row.row.isLeftOut && row.version !== undefined && !isOfKind(row, 'wrong') && !isOfKind(row, 'same'),
  )
}

export function versionKey({ vehicleId, variantId }: Pick<PriceVersion, 'vehicleId' | 'variantId'>): string {
  return `${vehicleId} ${variantId ?? ''}`
}

/** The name of a version: the model alone where the model has one price. */
export function versionName({
  model,
  displayName = model,
  variant,
}: Pick<PriceVersion, 'model' | 'variant'> & Partial<Pick<PriceVersion, 'displayName'>>): string {
  return variant ? `${displayName} ${variant}` : displayName
}

/** Reads rupees as people write them, to the paisa. */
function readPrice(text: string): number {
  return Math.round(parseRupees(text) * 100) / 100
}

function nameMarks(name: string, matches: number, isDoubled: boolean): Mark[] {
  if (isDoubled) return [wrong('In the list twice')]
  if (matches === 1) return []
  return [
    wrong(
      name === ''
        ? 'Name is missing'
        : matches === 0
          ? 'No model of this name'
          : 'More than one has this name',
    ),
  ]
}

function priceMarks(text: string, wanted: number): Mark[] {
  if (text === '') return [wrong('Price is missing')]
  if (Number.isNaN(wanted)) return [wrong('Price cannot be read')]
  if (wanted === 0) return [wrong('Price is zero')]
  return wanted > maxPriceRupees ? [wrong('Price is too high')] : []
}

function differenceMarks({ price }: PriceVersion, wanted: number): Mark[] {
  if (wanted === price) return [{ kind: 'same', words: 'Nothing changes' }]
  return Math.abs(wanted - price) >= price * farShare ? [unusual('15% or more')] : []
}

function orderMarks(
  version: PriceVersion,
  wanted: number,
  versions: readonly PriceVersion[],
  wantedOf: ReadonlyMap<string | undefined, number>,
): Mark[] {
  const siblings = versions.filter(({ vehicleId }) => vehicleId === version.vehicleId)
  const willCost = (one: PriceVersion) => wantedOf.get(versionKey(one)) || one.price
  if (version.isFirst) {
    const below = siblings.find((one) => !one.isFirst && willCost(one) < wanted)
    return below ? [unusual(`${below.variant} would cost less than the model`)] : []
  }
  const first = siblings.find(({ isFirst }) => isFirst)
  if (!first || wanted >= willCost(first)) return []
  return [unusual(`Below the model’s price, ${formatRupees(willCost(first))}`)]
}

/**
 * Finds versions by the model, by the name on the model's page, or by either name with the variant; a model
 * alone means its first variant.
 */
export function versionFinder(versions: readonly PriceVersion[]): (name: string) => PriceVersion[] {
  const byName = new Map<string, Set<PriceVersion>>()
  const learn = (name: string, version: PriceVersion) => {
    const key = plain(name)
    byName.set(key, (byName.get(key) ?? new Set()).add(version))
  }
  for (const version of versions)
    for (const model of new Set([version.model, version.displayName])) {
      if (version.isFirst) learn(model, version)
      if (version.variant) learn(`${model} ${version.variant}`, version)
    }
  return (name) => [...(byName.get(plain(name)) ?? [])]
}

/** A name without blanks, hyphens and case, which people write in different ways. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function wrong(words: string): Mark {
  return { kind: 'wrong', words }
}

function unusual(words: string): Mark {
  return { kind: 'unusual', words }
}
