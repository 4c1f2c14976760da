import { lazy, type ReactNode, Suspense, useState } from 'react'

const EmiDialog = lazy(() => import('./emi-dialog.tsx').then((module) => ({ default: module.EmiDialog })))

interface FinancedBike {
  name: string
  /** Rupees. */
  price: number
}

/** The calculator of a page whose bikes can be financed: `open` fills in a bike's price, `dialog` belongs at the page's end. */
export function useEmiDialog(footer?: (bike: FinancedBike) => ReactNode): {
  open: (bike: FinancedBike) => void
  dialog: ReactNode
} {
  const [bike, setBike] = useState<FinancedBike>()
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
          footer={footer?.(bike)}
        />
      </Suspense>
    ) : null,
  }
}
