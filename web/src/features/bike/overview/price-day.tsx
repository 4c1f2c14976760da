import { useEffect } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/** A model with its variants, as one reading of the catalogue gave them. */
export interface ReadBike {
  bike: BikeDetail
  variants: readonly Variant[]
}

interface PriceDayProps {
  now: ReadBike
  /** The model as this page showed it when it was opened. */
  first: ReadBike
  /** The name of the chosen variant. */
  variant: string | undefined
}

/**
 * The day of the price, and what the price is where it is not simply the dealer's. Where the page was opened
 * with another price (the page was built, kept open or brought back from memory before the change), the old
 * price stays beside the new one and a message says so: no price changes silently. Both are ex-showroom,
 * because the price on the road may have changed by its charges as well.
 */
export function PriceDay({ now, first, variant }: PriceDayProps) {
  const price = priceOf(now, variant)
  const before = priceOf(first, variant)
  const hasChanged = before !== undefined && price !== undefined && before !== price
  const day = formatDay(now.bike.asOn)
  const dayBefore = formatDay(first.bike.asOn)
  const onRoad = usePricesOnRoad()
  const words = hasChanged
    ? t`The ex-showroom price changed from ${formatRupees(before)} (${dayBefore}) to ${formatRupees(price)} (${day}). The new price is shown.`
    : undefined
  useEffect(() => {
    if (!words) return
    // The code of the message may not arrive where there is no connection; the text below says the same.
    import('#web/ui/overlay/toast.tsx').then(
      ({ notify }) => notify.success(words, { id: 'price', duration: readingMs }),
      () => undefined,
    )
  }, [words])
  return (
    <p className="truncate text-sm text-muted">
      {hasChanged
        ? fillIn(
            // The text is short, because otherwise the line of a phone would end before the price.
            onRoad ? t`Ex-showroom as on ${day}, before: {before}` : t`Price as on ${day}, before: {before}`,
            { before: <s className="figures">{formatRupees(before)}</s> },
          )
        : (onRoad?.note ?? t`Price as on ${day}`)}
    </p>
  )
}

/**
 * How long the message stays, in milliseconds: two sentences with two prices and two days take a while to
 * read.
 */
const readingMs = 15_000

/** The price in rupees; undefined for a variant that the catalogue did not have then. */
function priceOf({ bike, variants }: ReadBike, name: string | undefined): number | undefined {
  return name === undefined ? bike.bikePrice : variants.find((one) => one.name === name)?.price
}
