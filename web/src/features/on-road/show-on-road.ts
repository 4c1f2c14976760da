import { t } from '#contract/language.ts'
import { rupeesFromPaise } from '#contract/paise.ts'
import { formatDay } from '#web/lib/dates.ts'
import { rememberPriceView } from '#web/lib/price-view.ts'
import { showPricesBy } from '#web/ui/price.tsx'
import { loadOnRoad } from './load-on-road.ts'
import { onRoadOf } from './on-road-of.ts'

/**
 * Lets every price of the site say what the model costs on the road; answers false, and changes nothing, where the dealer has
 * entered no charges. Throws when they cannot be had.
 */
export async function showOnRoad(): Promise<boolean> {
  const onRoad = await loadOnRoad()
  if (onRoad.rules.length === 0) return false
  rememberPriceView(true)
  showPricesBy({
    note: t`On-road prices as on ${formatDay(onRoad.day)}: estimates`,
    priceOf: (bikeName, rupees) => {
      const price = onRoadOf(onRoad, bikeName, rupees)
      return price && { rupees: rupeesFromPaise(price.paise), isFrom: price.isFrom }
    },
  })
  return true
}

/** Lets every price of the site say the ex-showroom price again. */
export function showExShowroom(): void {
  rememberPriceView(false)
  showPricesBy(undefined)
}
