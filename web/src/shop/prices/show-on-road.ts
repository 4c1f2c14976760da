import type { OnRoad } from '#contract/prices/charge-rules.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import { t } from '#contract/wire/language.ts'
import { formatDay } from '#web/lib/dates.ts'
import { showPricesBy } from '#web/shop/price.tsx'
import { rememberPriceView, wantsOnRoad } from '#web/shop/price-view.ts'
import { loadOnRoad } from './load-on-road.ts'
import { onRoadOf } from './on-road-of.ts'

/**
 * Makes every price of the site an on-road price. Where the dealer has entered no charges, the prices stay
 * ex-showroom and the answer is false. Throws when the charges cannot be fetched.
 */
export async function showOnRoad(): Promise<boolean> {
  const onRoad = await loadOnRoad()
  if (onRoad.rules.length > 0) rememberPriceView(true)
  show(onRoad)
  return onRoad.rules.length > 0
}

/**
 * Works the on-road prices out anew, by the current charges and offers, where this device asked for on-road
 * prices.
 */
export async function refreshOnRoad(): Promise<void> {
  const onRoad = await loadOnRoad()
  // The visitor may have pressed the switch while the charges were on their way.
  if (wantsOnRoad()) show(onRoad)
}

/** Makes every price of the site an ex-showroom price again. */
export function showExShowroom(): void {
  rememberPriceView(false)
  showPricesBy(undefined)
}

function show(onRoad: OnRoad) {
  if (onRoad.rules.length === 0) showPricesBy(undefined)
  else
    showPricesBy({
      note: t`On-road prices as on ${formatDay(onRoad.day)}: estimates`,
      priceOf: (bikeName, rupees) => {
        const price = onRoadOf(onRoad, bikeName, rupees)
        return price && { rupees: rupeesFromPaise(price.paise), isFrom: price.isFrom }
      },
    })
}
