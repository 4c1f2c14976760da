import { type ReactNode, useSyncExternalStore } from 'react'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { base } from '#web/lib/language.ts'
import { classNames } from '#web/ui/class-names.ts'

type PriceProps = {
  rupees: number
  /**
   * The model, where the price is one of a model. The price then says whether it is ex-showroom or, where the
   * device asked for that, on the road.
   */
  bikeName?: string
  /** Does another variant of the model cost more? */
  isFrom?: boolean
  size?: keyof typeof sizes
  /** Stands in place of the words for the kind of the price, such as the list that changes the kind. */
  kind?: ReactNode
}

const sizes = { small: 'text-sm md:text-base', medium: 'text-xl', large: 'text-3xl md:text-4xl' }

interface OnRoadPrices {
  /** What the prices are and from which day, as visitors read it. */
  note: string
  /**
   * The on-road price in rupees of a model with the given ex-showroom price; undefined where that price is
   * not known.
   */
  priceOf: (bikeName: string, rupees: number) => { rupees: number; isFrom: boolean } | undefined
}

let onRoadPrices: OnRoadPrices | undefined
const watchers = new Set<() => void>()

/** Shows the prices of all models as on-road prices, or with `undefined` as they are given. */
export function showPricesBy(prices: OnRoadPrices | undefined): void {
  onRoadPrices = prices
  for (const tell of watchers) tell()
}

function watch(tell: () => void) {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const now = () => onRoadPrices
const asBuilt = () => undefined

/** The on-road prices that the page shows now; undefined while it shows ex-showroom prices. */
export function usePricesOnRoad(): OnRoadPrices | undefined {
  return useSyncExternalStore(watch, now, asBuilt)
}

/**
 * Answers the words for a price (rupees, ex-showroom) of a model in the kind of price that the page shows,
 * for a place where that kind is named already: `₹91,771`, `from ₹1,05,000`.
 */
export function usePriceWords(bikeName: string): (rupees: number) => string {
  const shown = usePricesOnRoad()
  return (rupees) => priceWords(shown, bikeName, rupees)
}

/** The words for a price (rupees, ex-showroom) of a model by these on-road prices. */
export function priceWords(shown: OnRoadPrices | undefined, bikeName: string, rupees: number): string {
  const onRoad = shown?.priceOf(bikeName, rupees)
  const amount = formatRupees(onRoad?.rupees ?? rupees)
  return onRoad?.isFrom ? t`from ${amount}` : amount
}

/** A price in expanded tabular figures with lakh grouping. */
export function Price({ rupees, bikeName, isFrom, size = 'medium', kind }: PriceProps) {
  const onRoad = usePricesOnRoad()?.priceOf(bikeName ?? '', rupees)
  const shown = onRoad?.rupees ?? rupees
  const words = onRoad ? t`on-road` : bikeName && t`ex-showroom`
  // A price on the road is also a "from" price where one of its charges is unknown, because the sum is then
  // too low.
  const from = isFrom || onRoad?.isFrom
  return (
    <span
      className={classNames(
        'inline-flex items-baseline',
        size === 'small' ? 'gap-x-1 whitespace-nowrap' : 'flex-wrap gap-x-2',
      )}
      data-english={
        base
          ? `${from ? 'from ' : ''}${formatRupees(shown)} ${onRoad ? 'on-road' : bikeName ? 'ex-showroom' : ''}`
          : undefined
      }
    >
      {from && <span className="text-sm text-muted">{t`from`}</span>}
      <data value={shown} className={classNames('display figures', sizes[size])}>
        {formatRupees(shown)}
      </data>
      {kind ?? (words && <span className="text-sm text-muted">{words}</span>)}
    </span>
  )
}
