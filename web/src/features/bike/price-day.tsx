import { useEffect } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/** A model as it was read, with its variants. */
export interface ReadBike {
  bike: BikeDetail
  variants: readonly Variant[]
}

interface PriceDayProps {
  now: ReadBike
  /** What this page showed when it was opened. */
  first: ReadBike
  /** The name of the chosen variant. */
  variant: string | undefined
}

/**
 * Of which day the price is. Where the page was opened with another price (it was built, kept open or brought back from
 * memory before the change), that stays beside it and a message says so: no price changes silently. Both are ex-showroom,
 * because the price on the road may have changed by its charges as well.
 */
export function PriceDay({ now, first, variant }: PriceDayProps) {
  const price = priceOf(now, variant)
  const before = priceOf(first, variant)
  const hasChanged = before !== undefined && price !== undefined && before !== price
  const day = formatDay(now.bike.asOn)
  const dayBefore = formatDay(first.bike.asOn)
  const isOnRoad = usePricesOnRoad() !== undefined
  const words = hasChanged
    ? t`The ex-showroom price changed from ${formatRupees(before)} (${dayBefore}) to ${formatRupees(price)} (${day}). The new price is shown.`
    : undefined
  useEffect(() => {
    if (!words) return
    // Without a line the message may not come; the line below says it too.
    import('#web/ui/overlay/toast.tsx').then(
      ({ notify }) => notify.success(words, { id: 'price', duration: readingMs }),
      () => undefined,
    )
  }, [words])
  return (
    <p className="truncate text-sm text-muted">
      {hasChanged
        ? fillIn(
            // Short, or a phone's line would end before the price.
            isOnRoad
              ? t`Ex-showroom as on ${day}, before: {before}`
              : t`Price as on ${day}, before: {before}`,
            { before: <s className="figures">{formatRupees(before)}</s> },
          )
        : isOnRoad
          ? t`Ex-showroom price as on ${day}`
          : t`Price as on ${day}`}
    </p>
  )
}

/** Two sentences with two prices and two days take a while to read. */
const readingMs = 15_000

/** Rupees; undefined for a variant that was not there. */
function priceOf({ bike, variants }: ReadBike, name: string | undefined): number | undefined {
  return name === undefined ? bike.bikePrice : variants.find((one) => one.name === name)?.price
}
