import { Suspense } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import type { TypedLoan } from '#web/features/emi/emi-calculator.tsx'
import { FinanceLink } from '#web/features/emi/finance-link.tsx'
import type { Chosen } from '#web/lib/address/paths.ts'
import { late } from '#web/ui/loading/late.tsx'
import { QuotePart } from './quote-part.tsx'

const ReadPrice = late(() => import('./read-price.tsx'), 'ReadPrice')

interface BikeWaysProps extends Chosen {
  bike: BikeDetail
  variants: readonly Variant[]
  /** The on-road price with the visitor's choices; the loan may be for that price. */
  onRoad?: DatedOnRoadPrice | undefined
  /** The loan from the EMI calculator; undefined while its terms are not valid. */
  loan?: TypedLoan | undefined
  /** True at the foot of the EMI calculator, where finance is the next step. */
  isFinanced?: boolean
}

/** The links that lead on from a model and its price. */
export function BikeWays(props: BikeWaysProps) {
  const { bike, variants, variant, colour, onRoad, loan, isFinanced } = props
  const price = variants.find(({ name }) => name === variant)?.price ?? bike.bikePrice
  if (isFinanced)
    return (
      <>
        <QuotePart
          bike={bike}
          chosen={{ variant, colour }}
          price={price}
          onRoad={onRoad}
          loan={loan}
          isSmall
        />
        <FinanceLink bikeName={bike.bikeName} variant={variant} loan={loan} />
      </>
    )
  return (
    <>
      <QuotePart bike={bike} chosen={{ variant, colour }} price={price} isQuiet />
      <Suspense>
        <ReadPrice
          name={[bike.name, variant].filter(Boolean).join(' ')}
          bikeName={bike.bikeName}
          rupees={price}
        />
      </Suspense>
    </>
  )
}
