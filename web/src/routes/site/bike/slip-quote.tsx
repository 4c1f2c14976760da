import type { PriceSlip } from '#contract/prices/price-slips.ts'
import { t } from '#contract/wire/language.ts'
import { loadBike } from '#web/features/catalogue/load-catalogue.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareIcon } from '#web/ui/icon/act.tsx'
import { QuotePart } from './quote-part.tsx'

interface SlipQuoteProps {
  slip: PriceSlip
  /** The slip's whole address, which is a short one. */
  address: string
}

/** A quote of what a slip says, which leads to that; of a model that is sold no more there is none. */
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
