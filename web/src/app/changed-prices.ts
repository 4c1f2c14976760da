import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** So many are named; the page shows the others. */
const mostNamed = 3
/** So many prices take a while to read. */
const readingMs = 15_000

/** Says which prices of a page have changed since it was shown, each with the old one: no price changes silently. */
export function tellChangedPrices(before: unknown, now: unknown): void {
  const changed = changedPrices(pricesIn(before), pricesIn(now))
  if (changed.length === 0) return
  const named = changed.slice(0, mostNamed).join(', ')
  const more = changed.length - mostNamed
  const list = more > 0 ? t`${named} and ${more} more` : named
  // A model's own page tells its price with the days of both, in the same place.
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

/** Rupees by the name of a model, with its variant where it stands with that. */
type Prices = ReadonlyMap<string, number>

/** The prices of models and variants, wherever they stand in what a page was given. */
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
