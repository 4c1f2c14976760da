import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** The message names at most this many changed prices; the page itself shows all of them. */
const mostNamed = 3
/** How long the message stays, so that a visitor has time to read the prices in it. */
const readingMs = 15_000

/**
 * Tells the visitor which prices of a page have changed since the page was shown, each with its old value, so
 * that no price changes silently.
 */
export function tellChangedPrices(before: unknown, now: unknown): void {
  const changed = changedPrices(pricesIn(before), pricesIn(now))
  if (changed.length === 0) return
  const named = changed.slice(0, mostNamed).join(', ')
  const more = changed.length - mostNamed
  const list = more > 0 ? t`${named} and ${more} more` : named
  // The message about a model's own page, which tells both prices with their days, uses the same id and so
  // the same place.
  notify.success(t`Ex-showroom prices have changed: ${list}. The new ones are shown.`, {
    id: 'price',
    duration: readingMs,
  })
}

function changedPrices(before: Prices, now: Prices): string[] {
  return [...now].flatMap(([name, rupees]) => {
    const was = before.get(name)
    if (was === undefined || was === rupees) return []
    const [old, price] = [formatRupees(was), formatRupees(rupees)]
    return [t`${name} from ${old} to ${price}`]
  })
}

/**
 * Prices in rupees by the name of the model, followed by the name of the variant where the price belongs to
 * one.
 */
type Prices = ReadonlyMap<string, number>

/** The prices of models and variants in the data of a page, at any depth. */
function pricesIn(data: unknown): Prices {
  if (!isObject(data)) return new Map()
  const { bike, variants } = data
  if (isObject(bike) && Array.isArray(variants))
    return new Map(variants.flatMap((variant) => named(variant, `${bike.name} `)))
  const isModel = 'bikeName' in data || 'bike_name' in data
  return new Map(isModel ? named(data) : Object.values(data).flatMap((part) => [...pricesIn(part)]))
}

function named(one: unknown, before = ''): [name: string, rupees: number][] {
  if (!isObject(one) || typeof one.price !== 'number') return []
  return [[`${before}${one.name}`, one.price]]
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
