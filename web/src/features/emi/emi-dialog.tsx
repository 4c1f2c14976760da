import { type ReactNode, Suspense, useState } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { TypedLoan } from './emi-calculator.tsx'
import { FinanceLink } from './finance-link.tsx'
import type { ComparedModel } from './offers/comparison-from.ts'

interface EmiDialogProps {
  open: boolean
  onClose: () => void
  /**
   * The ex-showroom price in rupees, or the price of which `bike` has the lines; undefined where the visitor
   * types it.
   */
  price?: number | undefined
  /** The model that is financed; `name` is for the title. */
  bike?: (ComparedModel & { name?: string | undefined; onRoad?: DatedOnRoadPrice | undefined }) | undefined
  /**
   * Makes the links at the end of the dialog from the loan, which is undefined for unsound terms; without it
   * one link leads to the finance form.
   */
  footer?: ((loan: TypedLoan | undefined) => ReactNode) | undefined
}

const EmiCalculator = late(() => import('./emi-calculator.tsx'), 'EmiCalculator')

/**
 * The EMI calculator in a dialog over any page; the code of the calculator is fetched when the dialog is
 * first opened.
 */
export function EmiDialog({ open, onClose, price, bike, footer }: EmiDialogProps) {
  const [loan, setLoan] = useState<TypedLoan>()
  // A price that comes with the lines of its on-road price is that; any other is of the kind that the page
  // shows.
  const prices = usePricesOnRoad()
  const own = bike?.onRoad || price === undefined ? undefined : prices?.priceOf(bike?.bikeName ?? '', price)
  const isOnRoad = own !== undefined || bike?.onRoad !== undefined
  const name = [bike?.name, bike?.variant].filter(Boolean).join(' ')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={bike?.name ? t`EMI calculator: ${name}` : t`EMI calculator`}
      size="large"
      footer={
        footer ? footer(loan) : <FinanceLink bikeName={bike?.bikeName} variant={bike?.variant} loan={loan} />
      }
    >
      <Suspense fallback={<CalculatorSkeleton />}>
        {/* An on-road price may come while the dialog is open; the calculator then begins anew with it. */}
        <EmiCalculator
          key={own?.rupees ?? price}
          price={own?.rupees ?? price}
          kind={isOnRoad ? 'on-road' : 'ex-showroom'}
          bike={bike}
          onLoan={setLoan}
        />
      </Suspense>
    </Dialog>
  )
}

function CalculatorSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-8 md:grid-cols-2">
      <Skeleton className="h-[30rem]" />
      <Skeleton className="h-80" />
    </div>
  )
}
