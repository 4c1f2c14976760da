import type { OnRoad } from '#contract/prices/charge-rules.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import { t } from '#contract/wire/language.ts'
import { formatDay } from '#web/lib/dates.ts'
import { showPricesBy } from '#web/shop/price.tsx'
import { rememberPriceView, wantsOnRoad } from '#web/shop/price-view.ts'
import { loadOnRoad } from './load-on-road.ts'
import { onRoadOf } from './on-road-of.ts'

/**
 * Lets every price of the site say what the model costs on the road; answers false, and shows them ex-showroom, where the
 * dealer has entered no charges. Throws when they cannot be had.
 */
export async function showOnRoad(): Promise<boolean> {
  const onRoad = await loadOnRoad()
  if (onRoad.rules.length > 0) rememberPriceView(true)
  show(onRoad)
  return onRoad.rules.length > 0
}

/** Reckons the prices that this device asked for by the charges and offers of now. */
export async function refreshOnRoad(): Promise<void> {
  const onRoad = await loadOnRoad()
  // Somebody may have pressed the switch meanwhile.
  if (wantsOnRoad()) show(onRoad)
}

/** Lets every price of the site say the ex-showroom price again. */
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
