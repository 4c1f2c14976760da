import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'

/** A model of the site whose loans are compared; its current price in rupees. */
export interface ComparedBike {
  bikeName: string
  /** The name of model and variant. */
  name: string
  variant: string | undefined
  price: number
  /** The day in India of that price, `YYYY-MM-DD`. */
  asOn: string
}

interface PriceSourceProps {
  bike: ComparedBike | undefined
  /** The price in rupees that the comparison counts with, typed or from the address; NaN for none. */
  counted: number
  onCurrent: () => void
}

/**
 * Says where the price comes from: an address may name any price, and only the site's own price is today's.
 */
export function PriceSource({ bike, counted, onCurrent }: PriceSourceProps) {
  if (!bike)
    return (
      <p className="text-sm text-muted">{t`Your own figure: type the price that the dealer told you.`}</p>
    )
  const current = t`${formatRupees(bike.price)} ex-showroom, as on ${formatDay(bike.asOn)}`
  if (counted === bike.price)
    return (
      <p className="text-sm text-muted">
        {bike.name}: {current}.
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>
        <strong>{t`Your own figure.`}</strong> {t`The ${bike.name} costs ${current}.`}
      </p>
      <Button
        size="small"
        onClick={onCurrent}
        className="print:hidden"
      >{t`Use ${formatRupees(bike.price)}`}</Button>
    </div>
  )
}
