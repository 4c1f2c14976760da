import type { PriceSlip } from '#contract/prices/price-slips.ts'
import { t } from '#contract/wire/language.ts'
import { loadBike } from '#web/features/catalogue/load-catalogue.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareIcon } from '#web/ui/icon/act.tsx'
import { QuotePart } from './quote-part.tsx'

interface SlipQuoteProps {
  slip: PriceSlip
  /** The full address of the slip, which is short. */
  address: string
}

/**
 * A button for a quote with the price of a slip and a link to the slip; nothing for a model that is no longer
 * sold.
 */
export function SlipQuote({ slip, address }: SlipQuoteProps) {
  const { bikeName, variant } = slip
  const { value: bike, isLoading } = useLoaded(bikeName, () => loadBike(bikeName))
  if (bike)
    return (
      <QuotePart
        bike={bike}
        chosen={{ variant: variant || undefined }}
        price={bike.bikePrice}
        onRoad={slip}
        address={address}
      />
    )
  return isLoading ? <Button busy icon={<ShareIcon />}>{t`Quote as a picture`}</Button> : null
}
