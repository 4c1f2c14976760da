import { type ReactNode, Suspense, useState } from 'react'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import { late } from '#web/ui/loading/late.tsx'
import type { TypedLoan } from './emi-calculator.tsx'

const EmiDialog = late(() => import('./emi-dialog.tsx'), 'EmiDialog')

interface FinancedBike {
  bikeName: string
  name: string
  variant?: string | undefined
  colour?: string | undefined
  /** The ex-showroom price in rupees, or the on-road price of which `onRoad` has the lines. */
  price: number
  /** The lines of the price, where the price is an on-road one. */
  onRoad?: DatedOnRoadPrice | undefined
}

/** The model that the calculator was opened for; without a model the visitor types the price. */
type Asked = FinancedBike | Partial<Record<keyof FinancedBike, undefined>>

/**
 * The calculator of a page with models to finance: `open` opens the calculator with a model's price, `dialog`
 * must be rendered at the page's end. The footer gets the loan that was typed, undefined while the terms make
 * no loan; without a footer the dialog leads to the finance form.
 */
export function useEmiDialog(
  footer?: (bike: Asked, loan: TypedLoan | undefined, close: () => void) => ReactNode,
): {
  open: (bike: Asked) => void
  dialog: ReactNode
} {
  const [bike, setBike] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return {
    open: (next) => {
      setBike(next)
      setIsOpen(true)
    },
    dialog: bike ? (
      <Suspense>
        <EmiDialog
          open={isOpen}
          onClose={close}
          price={bike.price}
          bike={bike}
          footer={footer && ((loan) => footer(bike, loan, close))}
        />
      </Suspense>
    ) : null,
  }
}
