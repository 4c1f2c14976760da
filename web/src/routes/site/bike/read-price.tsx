import { t } from '#contract/wire/language.ts'
import { spokenRupees } from '#web/lib/speech/spoken-rupees.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { ReadAloud } from '#web/ui/text/read-aloud.tsx'

interface ReadPriceProps {
  /** The name of the model with its variant. */
  name: string
  bikeName: string
  /** The ex-showroom price in rupees. */
  rupees: number
}

/** A button that reads the price of a model aloud: on-road or ex-showroom, whichever the page shows. */
export function ReadPrice({ name, bikeName, rupees }: ReadPriceProps) {
  const onRoad = usePricesOnRoad()?.priceOf(bikeName, rupees)
  const price = spokenRupees(onRoad?.rupees ?? rupees)
  return <ReadAloud sentences={() => [sentence(onRoad, name, price)]} />
}

function sentence(onRoad: { isFrom: boolean } | undefined, name: string, price: string): string {
  if (!onRoad) return t`${name} costs ${price} ex-showroom.`
  return onRoad.isFrom
    ? t`${name} costs at least ${price} on-road, by an estimate.`
    : t`${name} costs ${price} on-road, by an estimate.`
}
