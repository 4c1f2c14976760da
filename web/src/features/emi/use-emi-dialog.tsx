import { lazy, type ReactNode, Suspense, useState } from 'react'

const EmiDialog = lazy(() => import('./emi-dialog.tsx').then((module) => ({ default: module.EmiDialog })))

interface FinancedBike {
  name: string
  /** Rupees. */
  price: number
}

/** Without a model the visitor types the price. */
type Asked = FinancedBike | Partial<Record<keyof FinancedBike, undefined>>

/**
 * The calculator of a page with models to finance: `open` opens it with a model's price, `dialog` must be rendered at
 * the page's end.
 */
export function useEmiDialog(footer?: (bike: FinancedBike) => ReactNode): {
  open: (bike: Asked) => void
  dialog: ReactNode
} {
  const [bike, setBike] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)
  return {
    open: (next) => {
      setBike(next)
      setIsOpen(true)
    },
    dialog: bike ? (
      <Suspense>
        <EmiDialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          price={bike.price}
          bikeName={bike.name}
          footer={bike.name === undefined ? undefined : footer?.(bike)}
        />
      </Suspense>
    ) : null,
  }
}
