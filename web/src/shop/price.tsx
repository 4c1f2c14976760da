import { useSyncExternalStore } from 'react'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { base } from '#web/lib/language.ts'
import { classNames } from '#web/ui/class-names.ts'

type PriceProps = {
  rupees: number
  /** Of a model: which one. It then says whether it is ex-showroom, or on the road where the device asked for that. */
  bikeName?: string
  /** Does a version of it cost more? */
  isFrom?: boolean
  size?: 'medium' | 'large'
}

interface OnRoadPrices {
  /** What they are and of which day, as visitors read it. */
  note: string
  /** What a model of an ex-showroom price costs on the road, in rupees; undefined where nobody knows. */
  priceOf: (bikeName: string, rupees: number) => { rupees: number; isFrom: boolean } | undefined
}

let onRoadPrices: OnRoadPrices | undefined
const watchers = new Set<() => void>()

/** Shows all prices of models by another reckoning, or as they are given. */
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

/** Do prices say now what a model costs on the road? */
export function usePricesOnRoad(): OnRoadPrices | undefined {
  return useSyncExternalStore(watch, now, asBuilt)
}

/** A price in expanded tabular figures with lakh grouping. */
export function Price({ rupees, bikeName, isFrom, size = 'medium' }: PriceProps) {
  const onRoad = usePricesOnRoad()?.priceOf(bikeName ?? '', rupees)
  const shown = onRoad?.rupees ?? rupees
  const words = onRoad ? t`on-road` : bikeName && t`ex-showroom`
  // Where a line of the price on the road has no amount, it costs more than their sum.
  const from = isFrom || onRoad?.isFrom
  return (
    <span
      className="inline-flex flex-wrap items-baseline gap-x-2"
      data-english={
        base
          ? `${from ? 'from ' : ''}${formatRupees(shown)} ${onRoad ? 'on-road' : bikeName ? 'ex-showroom' : ''}`
          : undefined
      }
    >
      {from && <span className="text-sm text-muted">{t`from`}</span>}
      <data
        value={shown}
        className={classNames('display figures', size === 'large' ? 'text-3xl md:text-4xl' : 'text-xl')}
      >
        {formatRupees(shown)}
      </data>
      {words && <span className="text-sm text-muted">{words}</span>}
    </span>
  )
}
